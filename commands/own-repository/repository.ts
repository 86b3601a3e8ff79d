import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A remote in a repository of its own. */
export interface OwnRepository {
  /** The remote's name, and that of its package. */
  name: string
  folder: string
  /** The deployed site that it is developed against, where it says one. */
  site: string | undefined
}

/**
 * The repository that a command of ours was started in.
 *
 * @throws {Error} one sentence when there is none
 */
export async function readRepository(folder = process.cwd()): Promise<OwnRepository> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}')
  const { name, plumbline } = JSON.parse(text) as { name?: string; plumbline?: { site?: string } }
  if (name === undefined || plumbline === undefined)
    throw new Error(`${folder} is no remote's repository: no package.json with 'plumbline' in it`)
  return { name, folder, site: plumbline.site }
}
