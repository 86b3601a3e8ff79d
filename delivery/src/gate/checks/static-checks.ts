import { isKitCompatible, isServerFile, satisfies } from '../../releases/release.ts'
import type { ReleaseManifest } from '../../releases/release.ts'
import type { SiteLimits } from '../../site-data/site-limits.ts'
import { askForLimit, kilobytes } from './budgets.ts'
import type { Examination } from '../trial/examination.ts'

/**
 * What is wrong with a candidate's manifest, seen beside the live kit; nothing of it is loaded.
 *
 * @param kits versions of `shared-ui` that shells of this store had
 */
export function staticReasons(
  candidate: ReleaseManifest,
  live: Examination,
  limits: SiteLimits['release'],
  kits: readonly string[] = [],
): string[] {
  return [
    ...kitReasons(candidate, live, kits),
    ...sharedReasons(candidate, live),
    ...importReasons(candidate, live),
    ...fileReasons(candidate),
    ...sizeReasons(candidate, limits),
  ]
}

function kitReasons(candidate: ReleaseManifest, live: Examination, kits: readonly string[]) {
  if (isKitCompatible(candidate, live.kit)) return []
  const working = [...new Set([live.kit, ...kits])].filter((kit) => satisfies(live.kit, kit))
  return [
    `It was built against shared-ui ${candidate.kit}, and the live shell has ${live.kit}: build it against one that works (${working.join(', ')}), or ask the shell team to deliver ${candidate.kit} first.`,
  ]
}

function sharedReasons({ shared }: ReleaseManifest, live: Examination): string[] {
  return shared
    .filter((key) => !Object.hasOwn(live.shared, key))
    .map((key) => `It expects \`${key}\` from the shell, which does not share it: bundle it.`)
}

function importReasons({ imports }: ReleaseManifest, live: Examination): string[] {
  return Object.entries(imports).flatMap(([key, names]) => {
    const known = live.shared[key]
    if (!known) return []
    return names
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `\`${key}\` has no \`${name}\` in the live shared-ui ${live.kit}: use one of its exports, or ask the shell team to deliver a kit with it first.`,
      )
  })
}

export function fileReasons({ files, modules }: ReleaseManifest): string[] {
  return Object.entries(modules).flatMap(([source, { scripts, styles }]) =>
    [...scripts, ...styles]
      .filter((path) => !Object.hasOwn(files, path))
      .map((path) => `\`${source}\` needs \`${path}\`, which is not in the build: build it anew.`),
  )
}

/** What of a release is larger than it may be. */
export function sizeReasons(
  { files }: ReleaseManifest,
  { browserFileBytes, totalBytes }: SiteLimits['release'],
): string[] {
  const reasons = Object.entries(files)
    .filter(([path, { bytes }]) => !isServerFile(path) && bytes > browserFileBytes)
    .map(
      ([path, { bytes }]) =>
        `\`${path}\` has ${kilobytes(bytes)}; a browser's file may have ${kilobytes(browserFileBytes)}: split it, load a part of it when it is used, or ${askForLimit('release.browserFileBytes')}.`,
    )
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > totalBytes)
    reasons.push(
      `All files together have ${kilobytes(total)}; a release may have ${kilobytes(totalBytes)}: leave out what no page needs, or ${askForLimit('release.totalBytes')}.`,
    )
  return reasons
}
