import { globSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { git } from '../faults/clone.ts'

/** What browsers get is made of these. */
export const sources = ['shared-ui', 'shell', 'mf-catalogue', 'mf-leads', 'mf-resources']

/** Settings of builds, from the project's root: those of today build all of history. */
const settings = [
  'shared-ui/*.ts',
  'shell/*.ts',
  'bench/baselines/monolith/*.ts',
  'bench/week/configs/*.ts',
]

/** Commits after which a browser may get something else, the oldest first. */
export function changesOfSources(root: string, count: number): string[] {
  const log = git(
    root,
    'log',
    '--first-parent',
    '--reverse',
    '--format=%H',
    '--',
    ...sources.map((app) => `${app}/src`),
    ':!*.test.*',
  )
  return log.split('\n').slice(-count)
}

/** What of an app a commit's builds are made of: equal for two commits whose builds are. */
export function stateOf(root: string, commit: string, folders: readonly string[]): string {
  return folders.map((folder) => git(root, 'rev-parse', `${commit}:${folder}/src`)).join(' ')
}

/** Puts a commit's sources into a clone, with today's settings around them. */
export async function checkOut(root: string, clone: string, commit: string): Promise<void> {
  git(clone, 'checkout', '--quiet', '--force', '--detach', commit)
  git(clone, 'clean', '--quiet', '-fd')
  for (const path of globSync(settings, { cwd: root }))
    await cp(join(root, path), join(clone, path), { recursive: true })
  await mergeExports(root, clone)
}

/** The kit's own entries as they were, those of its settings as they are. */
async function mergeExports(root: string, clone: string): Promise<void> {
  const read = async (folder: string) =>
    JSON.parse(await readFile(join(folder, 'shared-ui/package.json'), 'utf8')) as {
      exports: Record<string, string>
    }
  const [today, then] = [await read(root), await read(clone)]
  const ofSettings = Object.entries(today.exports).filter(([, path]) =>
    /^\.\/[\w-]+\.ts$/.test(path),
  )
  const merged = { ...then, exports: { ...then.exports, ...Object.fromEntries(ofSettings) } }
  await writeFile(join(clone, 'shared-ui/package.json'), JSON.stringify(merged))
}
