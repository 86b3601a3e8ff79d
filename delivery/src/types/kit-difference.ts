import semver from 'semver'
import { shellRemote } from '../releases/frame.ts'
import type { ReleaseTypes } from './release-types.ts'
import { exportsOf, findTypeChanges, type TypeChange } from './type-changes.ts'

/** Module of the kit → what it declares. */
export type Kit = ReleaseTypes['kit']

/** What a version of the kit has that another has not; names are `shared-ui/forms TextField`, or `shared-ui Badge`. */
export interface KitDifference {
  added: string[]
  removed: string[]
  changed: TypeChange[]
  /** Name → why not to use it any more, of those that were not advised against before. */
  deprecated: Record<string, string>
}

/** @param packages a folder `node_modules` */
export async function kitDifference(
  before: Kit,
  after: Kit,
  packages: string,
): Promise<KitDifference> {
  const [old, now] = [namesOf(before), namesOf(after)]
  const [wasDeprecated, isDeprecated] = [deprecatedIn(before), deprecatedIn(after)]
  const asComposition = (kit: Kit) => ({ [shellRemote]: { kit, slots: {}, sources: {} } })
  return {
    added: now.filter((name) => !old.includes(name)),
    removed: old.filter((name) => !now.includes(name)),
    changed: await findTypeChanges(asComposition(before), asComposition(after), packages),
    deprecated: Object.fromEntries(
      Object.entries(isDeprecated).filter(([name]) => !Object.hasOwn(wasDeprecated, name)),
    ),
  }
}

/** The lowest version that may have this difference to another: https://semver.org. */
export function leastVersion(
  version: string,
  { added, removed, changed, deprecated }: KitDifference,
): string {
  if (removed.length > 0 || changed.some(({ isBreaking }) => isBreaking))
    return next(version, 'major')
  const isMore = added.length + changed.length + Object.keys(deprecated).length > 0
  return isMore ? next(version, 'minor') : version
}

export const newestFirst = (versions: readonly string[]) => semver.rsort([...versions])
export const isAtLeast = (version: string, least: string) => semver.gte(version, least)

const next = (version: string, part: 'major' | 'minor') => semver.inc(version, part) ?? version

const namesOf = (kit: Kit) =>
  Object.entries(kit).flatMap(([module, text]) =>
    [...exportsOf(text).keys()].map((name) => `${module} ${name}`),
  )

/** `@deprecated since 1.2: use Tag` before a declaration. */
function deprecatedIn(kit: Kit): Record<string, string> {
  const found = Object.entries(kit).flatMap(([module, text]) => {
    const advice =
      /@deprecated ((?:(?!\*\/)[^])*?)\s*\*\/\s*(?:export )?(?:declare )?(?:function|const|class|interface|type) (\w+)/g
    return Array.from(text.matchAll(advice), ([, why = '', name = '']) => [
      `${module} ${name}`,
      why.replace(/\s*\n\s*\* ?/g, ' '),
    ])
  })
  return Object.fromEntries(found) as Record<string, string>
}
