import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A copy of the repository to break things in. */
export interface Clone {
  folder: string
  commit: string
  /** Whether all tests passed there, at this commit, without a fault. */
  isSound(): Promise<boolean>
  markSound(): Promise<void>
  /** Puts every file back; what is built and cached stays. */
  restore(): void
}

/**
 * Brings the clone in `home` to the source's commit, or makes it there. What the source has not committed is not in it.
 *
 * @param home a folder outside of the source, kept between runs
 */
export async function openClone(source: string, home: string): Promise<Clone> {
  const folder = join(home, 'clone')
  const commit = git(source, 'rev-parse', 'HEAD')
  if (!existsSync(folder)) {
    const draft = join(home, 'clone.part')
    await rm(draft, { recursive: true, force: true })
    await mkdir(home, { recursive: true })
    git(home, 'clone', '--quiet', source, draft)
    await rename(draft, folder)
  }
  git(folder, 'fetch', '--quiet', source, 'HEAD')
  git(folder, 'reset', '--quiet', '--hard', commit)
  await linkPackages(source, home)

  const sound = join(home, 'sound')
  return {
    folder,
    commit,
    isSound: async () => (await readFile(sound, 'utf8').catch(() => '')) === commit,
    markSound: () => writeFile(sound, commit),
    restore() {
      git(folder, 'reset', '--quiet', '--hard', commit)
      git(folder, 'clean', '--quiet', '-fd')
    },
  }
}

const mark = '.plumbline-lock'

/**
 * Gives the clone the packages that are installed in the source, at its root and in workspaces, by hard links where the
 * disk allows. Not by one link to all: workspaces must lead to the clone, and what tools keep beside the packages must be
 * its own.
 */
async function linkPackages(source: string, home: string): Promise<void> {
  const clone = join(home, 'clone')
  const installed = await readFile(join(source, 'node_modules', mark), 'utf8')
  const linked = await readFile(join(clone, 'node_modules', mark), 'utf8').catch(() => '')
  if (linked === installed) return
  // The root's come last: with them comes the mark.
  for (const folder of [...(await workspacesOf(source)), '.'])
    await linkFolder(join(source, folder, 'node_modules'), join(clone, folder, 'node_modules'))
}

async function workspacesOf(source: string): Promise<string[]> {
  const text = await readFile(join(source, 'package.json'), 'utf8')
  return (JSON.parse(text) as { workspaces?: string[] }).workspaces ?? []
}

async function linkFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  if (!existsSync(from)) return
  await mkdir(dirname(to), { recursive: true })
  const draft = `${to}.part`
  const copy = `rm -rf "$1"; cp -al "$0" "$1" 2>/dev/null || { rm -rf "$1"; cp -a "$0" "$1"; }`
  execFileSync('sh', ['-c', copy, from, draft])
  for (const entry of await readdir(draft, { withFileTypes: true })) {
    if (!entry.name.startsWith('.') || entry.name === '.bin') continue
    await rm(join(draft, entry.name), { recursive: true })
    if (entry.isFile()) await copyFile(join(from, entry.name), join(draft, entry.name))
  }
  await rename(draft, to)
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()
