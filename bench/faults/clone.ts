import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
 * Gives the clone the packages that are installed in the source, by hard links where the disk allows. Not by one link to all:
 * workspaces must lead to the clone, and what tools keep beside the packages must be its own.
 */
async function linkPackages(source: string, home: string): Promise<void> {
  const from = join(source, 'node_modules')
  const to = join(home, 'clone/node_modules')
  const installed = await readFile(join(from, mark), 'utf8')
  if ((await readFile(join(to, mark), 'utf8').catch(() => '')) === installed) return
  const draft = join(home, 'node_modules.part')
  const copy = `rm -rf "$1"; cp -al "$0" "$1" 2>/dev/null || { rm -rf "$1"; cp -a "$0" "$1"; }`
  execFileSync('sh', ['-c', copy, from, draft])
  for (const entry of await readdir(draft, { withFileTypes: true })) {
    if (!entry.name.startsWith('.') || entry.name === '.bin') continue
    await rm(join(draft, entry.name), { recursive: true })
    if (entry.isFile()) await copyFile(join(from, entry.name), join(draft, entry.name))
  }
  await rm(to, { recursive: true, force: true })
  await rename(draft, to)
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()
