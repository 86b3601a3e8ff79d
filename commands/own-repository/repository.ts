import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The repository that a command of ours was started in.
 *
 * @returns the remote's name, its folder, and the deployed site that it is developed against, where it says one
 * @throws {Error} one sentence when there is none
 */
export async function readRepository(folder = process.cwd()) {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}')
  const { name, plumbline } = JSON.parse(text) as { name?: string; plumbline?: { site?: string } }
  if (name === undefined || plumbline === undefined)
    throw new Error(`${folder} is no remote's repository: no package.json with 'plumbline' in it`)
  return { name, folder, site: plumbline.site }
}
