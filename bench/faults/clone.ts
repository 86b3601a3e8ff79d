import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A copy of the repository to break things in. */
export type Clone = Awaited<ReturnType<typeof openClone>>

/**
 * Brings the clone in `home` to the source's commit, or makes it there. What the source has not committed is not in it, nor are
 * packages: `npm test` installs them there once, as in any clone.
 *
 * @param home a folder outside of the source, kept between runs
 */
export async function openClone(source: string, home: string) {
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

  const sound = join(home, 'sound')
  return {
    folder,
    commit,
    /** Whether all tests passed there, at this commit, without a fault. */
    isSound: async () => (await readFile(sound, 'utf8').catch(() => '')) === commit,
    markSound: () => writeFile(sound, commit),
    /** Puts every file back; what is built and cached stays. */
    restore() {
      git(folder, 'reset', '--quiet', '--hard', commit)
      git(folder, 'clean', '--quiet', '-fd')
    },
  }
}

/** What a command of Git says in a folder. */
export const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim()
