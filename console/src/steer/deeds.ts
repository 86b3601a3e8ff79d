import { endOfCanary, releaseIdSchema, type Right } from 'delivery'
import * as v from 'valibot'
import type { LiveRemote } from '../read/now.ts'

const deedSchema = v.variant('do', [
  v.object({ do: v.literal('give'), release: releaseIdSchema }),
  v.object({
    do: v.literal('try'),
    release: releaseIdSchema,
    percent: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), '5'),
  }),
  v.object({ do: v.literal('back') }),
])

/** What can be done with a remote. */
export type Wish = v.InferOutput<typeof deedSchema>

/** What somebody asks for, by an address or a form; null when it is nothing that can be done. */
export function readWish(fields: Record<string, string>): Wish | null {
  const result = v.safeParse(deedSchema, fields)
  return result.success ? result.output : null
}

/** What is done, what will happen then, and how it is undone: pressed here or typed. */
export interface Deed {
  wish: Wish
  right: Right
  title: string
  effect: string
  undo: string
  line: string
}

const tool = 'npm run delivery --'
/** Of site data, before any is live. */
export const builtIn = 'what the shell was built with'

export function deedOf(wish: Wish, remote: LiveRemote): Deed | null {
  const { name, stable, canary, before, withdrawn } = remote
  const again =
    canary && `${tool} promote ${name} ${canary.release} --percent ${canary.percent || 5}`
  const ends = wish.do === 'back' ? '' : endOfCanary(canary, wish.release)
  const back = `Undone by ${tool} ${stable ? 'rollback' : 'retire'} ${name}.`
  const isLive = wish.do === 'give' && wish.release === stable
  const isCanary = wish.do !== 'back' && wish.release === canary?.release
  if (wish.do === 'give')
    return {
      ...{ wish, right: 'promote' as const },
      title: isCanary ? 'Give the canary to everybody' : 'Give a release to everybody',
      effect: `Every visitor will get ${name} ${wish.release}${isLive ? '' : ` instead of ${stable || builtIn}`}.${ends}`,
      undo: isLive && again ? `Undone by ${again}.` : back,
      line: `${tool} promote ${name} ${wish.release}`,
    }
  if (wish.do === 'try' && stable)
    return {
      ...{ wish, right: 'canary' as const },
      title: isCanary ? 'Give the canary to more' : 'Try a release',
      effect: `${wish.percent} of a hundred visitors will get ${wish.release}; it is taken back by itself when it is worse.${ends}`,
      undo: again ? `Undone by ${again}.` : back,
      line: `${tool} promote ${name} ${wish.release} --percent ${wish.percent}`,
    }
  if (canary)
    return {
      ...{ wish, right: 'rollback' as const },
      title: 'End the canary',
      effect: `Everybody gets ${stable}, at once.`,
      undo: `Undone by ${again}.`,
      line: `${tool} rollback ${name}`,
    }
  if (wish.do === 'try' || !before) return null
  return {
    ...{ wish, right: 'rollback' as const },
    title: 'Roll back',
    effect: `Everybody gets ${before} instead of ${stable}, at once.${withdrawn ? ' Typed, it takes two: the first takes away what is left of the canary.' : ''}`,
    undo: `Undone by ${tool} promote ${name} ${stable}.`,
    line: `${tool} rollback ${name}`,
  }
}

export type Link = Omit<Deed, 'wish' | 'right'> & { href: string | null }

/** A link is signed by a key of the team's, and typed; of site data also by the console's. */
export const previewOf = (name: string, next: string, href: string | null = null): Link => ({
  ...{ title: 'See a release before anybody else', href },
  line: `${tool} preview ${name} ${next}`,
  effect: 'A link shows the site with it for a day, to whoever has the link.',
  undo: 'Visitors get what they got.',
})

/** What comes first to mind of a remote as it is. */
export function usualDeeds(remote: LiveRemote, next: string | undefined): Deed[] {
  const { canary } = remote
  const named = canary?.release ?? next
  const back = deedOf({ do: 'back' }, remote) ?? []
  return [...(named ? deedsWith(named, remote) : []), back].flat()
}

/** What can be done with one release of it. */
export function deedsWith(release: string, remote: LiveRemote): Deed[] {
  if (release === remote.stable) return []
  const { canary } = remote
  const give: Wish = { do: 'give', release }
  const wishes: Wish[] =
    release === canary?.release
      ? [give, { do: 'try', release, percent: Math.min(99, canary.percent * 2 || 5) }]
      : [{ do: 'try', release, percent: 5 }, give]
  return wishes.flatMap((wish) => deedOf(wish, remote) ?? [])
}

/** Where somebody is asked whether they mean it. */
export function addressOf(remote: string, wish: Wish): string {
  const fields = Object.entries(wish).map(([name, value]) => [name, String(value)])
  return `/remotes/${remote}/steer?${new URLSearchParams(fields).toString()}`
}
