import type { CompositionLock } from 'shared-ui/contract'
import type { SiteContent } from '../../src/site/site-content.ts'
import { createSite, defaultSite } from '../../src/site/site-plan.ts'
import { memoize } from '../memoize.ts'

/** What rendering is told of a composition. */
export interface RenderComposition {
  /** Another one for every other lock. */
  id: string
  lock: CompositionLock
  /** Who looks at a preview may inspect all of it. */
  isPreview?: true
  /** What renders it. */
  frame: FrameProgram
  /** Absent where it is what whoever reads this was built with. */
  site?: SiteContent
  /**
   * By remote the server code of its release, which the front brings when it is asked for it; `entry` is a path among its files.
   * Empty where the code comes from elsewhere.
   */
  code: Readonly<Record<string, { release: string; entry: string }>>
}

/** The frame as render workers are started with it. */
export interface FrameProgram {
  id: string
  /** Version of `shared-ui` that it brings. */
  kit: string
  /** Their program: a file on disk. */
  main: string
}

/** Made once for each composition. */
export const planOf = memoize(({ site }: RenderComposition) =>
  site ? createSite(site) : defaultSite,
)

/**
 * The lock that a document is told: of its remotes, with the hash of the import map of each.
 *
 * @param names of which pages or slots are in it, and that it may come to need next: those that it links to, and those that should
 *   be in it and failed
 */
export function lockWith(
  { lock, isPreview }: RenderComposition,
  names: readonly string[],
): CompositionLock {
  if (isPreview) return lock
  const remotes = [...new Set(names)].flatMap((name) => {
    const locked = Object.hasOwn(lock.remotes, name) && lock.remotes[name]
    return locked ? [[name, locked] as const] : []
  })
  return { ...lock, remotes: Object.fromEntries(remotes) }
}

/** Its releases with code, as `<remote>/<release>`. */
export const keysOf = memoize(({ code }: RenderComposition) =>
  Object.entries(code).map(([remote, { release }]) => `${remote}/${release}`),
)
