import { isDeepStrictEqual } from 'node:util'
import { shellRemote } from '../releases/frame.ts'
import { findMisfits, slotsOf, type CompositionTypes, type Misfit } from './composition-types.ts'
import { findTypeChanges } from './type-changes.ts'

interface Compared {
  /** Whose candidate it is. */
  remote: string
  before: CompositionTypes
  /** With the candidate in its place. */
  after: CompositionTypes
  /** A folder `node_modules`. */
  packages: string
}

/**
 * What of the candidate does not fit the live kit and slots, and what of the live remotes does not fit it any more: remote,
 * file, line, what the compiler says, and what was taken before.
 */
export async function typeReasons(compared: Compared): Promise<string[]> {
  const { remote, before, after, packages } = compared
  // A change of words, or of styles, is none of what fits.
  if (isDeepStrictEqual(before[remote], after[remote])) return []
  const others = othersThatNotice(remote, after)
  // The shell was compiled with its own kit.
  const own = remote === shellRemote ? {} : { [remote]: after[remote] ?? noTypes }
  const found = await findMisfits(after, [...Object.keys(own), ...others], packages)
  if (found.length === 0) return []
  // Sources that lack a package may have complaints of their own.
  const known = [
    ...(await findMisfits(before, others, packages)),
    ...(await findMisfits(own, Object.keys(own), packages)),
  ]
  const places = new Set(known.map(placeOf))
  const misfits = found.filter((each) => !places.has(placeOf(each)))
  if (misfits.length === 0) return []
  const changes = await findTypeChanges(before, after, packages)
  return misfits.slice(0, maxTold).map((misfit) => {
    const context = contextOf(misfit, after)
    const change = changes
      .filter(({ name }) => placeIn(context, name) >= 0)
      .toSorted((a, b) => placeIn(context, b.name) - placeIn(context, a.name))[0]
    const told = change && `: \`${change.name}\` took ${change.before} and takes ${change.after}`
    return `\`${misfit.remote}\` ${misfit.file}:${misfit.line} does not fit${told ?? ''}. ${misfit.text}`
  })
}

/** One change of the kit may break every page. */
const maxTold = 20

const noTypes = { kit: {}, slots: {}, sources: {} }

/** Of the shell every remote; of a remote those that show a slot of it. */
function othersThatNotice(remote: string, composition: CompositionTypes): string[] {
  const slots = slotsOf(composition).filter((slot) => slot.remote === remote)
  const shows = (name: string) =>
    Object.values(composition[name]?.sources ?? {}).some((source) =>
      slots.some((slot) => source.includes(slot.name)),
    )
  const others = Object.keys(composition).filter((name) => name !== remote)
  return remote === shellRemote ? others : others.filter(shows)
}

/** Not by its words: they name the types of today, and the folder. */
const placeOf = ({ remote, file, line, column, code }: Misfit) =>
  [remote, file, line, column, code].join(' ')

/** The line, and what stands before it. */
function contextOf({ remote, file, line }: Misfit, composition: CompositionTypes): string {
  const lines = composition[remote]?.sources[file]?.split('\n') ?? []
  return lines
    .slice(Math.max(0, line - linesBefore), line)
    .join('\n')
    .slice(-10_000)
}

/** A component's name may stand so far above the property that is wrong; of several it is the nearest. */
const linesBefore = 40

const placeIn = (context: string, name: string) =>
  [...context.matchAll(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'))].at(-1)?.index ?? -1
