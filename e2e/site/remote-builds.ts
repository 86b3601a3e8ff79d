import { cp, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of a remote's build, to be changed by a test; resolves to its folder. */
export async function copyBuild(remote: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-build-'))
  await cp(resolve(import.meta.dirname, `../../mf-${remote}/dist`), folder, { recursive: true })
  return folder
}

/**
 * A copy of a remote's build in which one text is another expression.
 *
 * @param text a string of the remote's sources
 * @param expression JavaScript that stands in its place, for example `"Another text"`
 */
export async function changedBuild(
  remote: string,
  text: string,
  expression: string,
): Promise<string> {
  const folder = await copyBuild(remote)
  const literal = new RegExp(`(["'\`])${text}\\1`, 'g')
  let changes = 0
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.js')) continue
    const code = await readFile(join(folder, file), 'utf8')
    const changed = code.replace(literal, () => expression)
    if (changed === code) continue
    await writeFile(join(folder, file), changed)
    changes++
  }
  if (changes === 0) throw new Error(`mf-${remote} says '${text}' nowhere`)
  return folder
}
