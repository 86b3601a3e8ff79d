import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** A copy of a remote's build, or of the shell's, to be changed by a test; resolves to its folder. */
export async function copyBuild(remote: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-build-'))
  const built = remote === 'shell' ? 'shell/dist/frame' : `mf-${remote}/dist`
  await cp(resolve(import.meta.dirname, '../..', built), folder, { recursive: true })
  return folder
}

/**
 * As `changedBuild`, of the shell: every script and stylesheet for browsers has another name then, as after a change of what all
 * of them import.
 */
export async function changedFrame(text: string, expression: string): Promise<string> {
  const folder = await changedBuild('shell', text, expression)
  const mark = basename(folder).slice(-6)
  const all = await readdir(folder, { recursive: true })
  const named = all.filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('server/'))
  const renamed = new Map(
    named.map((file) => [basename(file), basename(file).replace(/\.\w+$/, `${mark}$&`)]),
  )
  for (const file of all.filter((each) => each.endsWith('.br'))) await rm(join(folder, file))
  for (const file of all.filter((each) => /\.(js|css|json)$/.test(each))) {
    let code = await readFile(join(folder, file), 'utf8')
    for (const [before, after] of renamed) code = code.replaceAll(before, after)
    await writeFile(join(folder, file), code)
  }
  for (const file of named)
    await rename(
      join(folder, file),
      join(
        folder,
        file.replace(/[^/]+$/, (name) => renamed.get(name) ?? name),
      ),
    )
  return folder
}

/**
 * A copy of a remote's build, or of the shell's, in which one text is another expression.
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
  if (changes === 0) throw new Error(`${remote} says '${text}' nowhere`)
  return folder
}
