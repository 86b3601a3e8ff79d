import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isAtLeast, kitDifference, leastVersion, newestFirst } from 'delivery/types'
import type { Kit, KitDifference } from 'delivery/types'
import { kitDeclarations } from 'shared-ui/package/declarations'
import { root } from '../root.ts'
import { readManifest } from './manifest.ts'

/** What each version declared that was ever packed, `1.1.0.json`. */
const folder = join(root, 'shared-ui/published')
const packages = join(root, 'node_modules')

interface KitVersion {
  version: string
  kit: Kit
}

/** Versions that were packed, the newest first. */
export async function packedVersions(): Promise<KitVersion[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const versions = newestFirst(names.map((name) => name.slice(0, -'.json'.length)))
  const read = async (version: string) =>
    JSON.parse(await readFile(join(folder, `${version}.json`), 'utf8')) as Kit
  return Promise.all(versions.map(async (version) => ({ version, kit: await read(version) })))
}

/** The kit of this working tree. */
export async function kitHere(): Promise<KitVersion> {
  const { version } = await readManifest('shared-ui')
  return { version, kit: await kitDeclarations() }
}

/**
 * Refuses a version that is too low for what changed since the newest that was packed.
 *
 * @throws {Error} with the version that it may have, and what changed
 */
export async function checkKitVersion(
  here: KitVersion,
  packed: readonly KitVersion[],
): Promise<void> {
  const [newest] = packed
  if (!newest || isDeepStrictEqual(newest.kit, here.kit)) return
  const difference = await kitDifference(newest.kit, here.kit, packages)
  const least = leastVersion(newest.version, difference)
  if (isAtLeast(here.version, least)) return
  throw new Error(
    `shared-ui is ${here.version}, and what changed since ${newest.version} makes it ${least}:\n${describe(difference).join('\n')}`,
  )
}

/** Refuses a version that is too low, and keeps what a new one declares for those that come after it. */
export async function prepareKitVersion(): Promise<void> {
  const [here, packed] = [await kitHere(), await packedVersions()]
  await checkKitVersion(here, packed)
  if (packed.some(({ version }) => version === here.version)) return
  await writeFile(join(folder, `${here.version}.json`), `${JSON.stringify(here.kit, null, 2)}\n`)
}

/** What came and went with each version, the newest first, as Markdown. */
export async function kitChanges(versions: readonly KitVersion[]): Promise<string> {
  const sections = versions.map(async ({ version, kit }, index) => {
    const before = versions[index + 1]
    const lines = before
      ? describe(await kitDifference(before.kit, kit, packages))
      : ['The first that was packed.']
    return `## ${version}\n\n${lines.join('\n') || 'Nothing that shows in its types.'}\n`
  })
  return ['# What changed in the kit\n', ...(await Promise.all(sections))].join('\n')
}

function describe({ added, removed, changed, deprecated }: KitDifference): string[] {
  const taken = ({ before, after }: { before: string; after: string }) =>
    `took \`${before}\` and takes \`${after}\``
  const named = (name: string) => `\`${name.split(' ').at(-1)}\` of \`${name.split(' ')[0]}\``
  return [
    ...removed.map((name) => `- Breaks: ${named(name)} is gone.`),
    ...changed
      .toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
      .map(
        (change) =>
          `- ${change.isBreaking ? 'Breaks' : 'Changed'}: ${named(`${change.module} ${change.name}`)} ${taken(change)}.`,
      ),
    ...added.map((name) => `- New: ${named(name)}.`),
    ...Object.entries(deprecated).map(([name, why]) => `- Deprecated ${why}: ${named(name)}.`),
  ]
}
