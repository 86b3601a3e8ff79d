import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../root.ts'

/** Local to this clone: the newest commit at which everything passed. */
const passedRef = 'refs/plumbline/passed'

const run = promisify(execFile)

async function git(...args: string[]): Promise<string | null> {
  return run('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
}

/** The commit that stands here with nothing changed; null when something is. */
export async function cleanCommit(): Promise<string | null> {
  return (await git('status', '--porcelain')) === '' ? git('rev-parse', 'HEAD') : null
}

export async function rememberPassed(commit: string): Promise<void> {
  await git('update-ref', passedRef, commit)
}

/**
 * What a change is measured against: `asked`, else the newest commit that passed whole here, else `origin/main`.
 *
 * @throws {Error} when there is none of them
 */
export async function findBase(asked: string | undefined): Promise<string> {
  for (const ref of asked === undefined ? [passedRef, 'origin/main'] : [asked]) {
    const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    if (commit) return commit
  }
  throw new Error(
    asked === undefined
      ? 'Nothing has passed whole here, and there is no origin/main: name a commit with --base'
      : `'${asked}' is not a commit here`,
  )
}

/** Files that differ from a commit, those among them that Git does not know yet. */
export async function changedSince(commit: string): Promise<string[]> {
  const known = await git('diff', '--name-only', '--no-renames', commit)
  const others = await git('ls-files', '--others', '--exclude-standard')
  return [known, others].flatMap((list) => list?.split('\n') ?? []).filter(Boolean)
}
