import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import kit from 'shared-ui/package.json' with { type: 'json' }

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
  await renameFiles(folder)
  return folder
}

/** The same, built against another version of the kit as far as anybody can tell. */
export async function buildForKit(
  remote: string,
  version: string,
  text: string,
  expression: string,
) {
  const folder = await changedBuild(remote, text, expression)
  const own = new RegExp(`(["'\`])(\\^?)${kit.version.replaceAll('.', '\\.')}\\1`, 'g')
  await eachFile(folder, /\.js$/, (code) => code.replace(own, `$1$2${version}$1`))
  if (remote === 'shell') await renameFiles(folder)
  return folder
}

async function renameFiles(folder: string): Promise<void> {
  const mark = basename(folder).slice(-6)
  const all = await readdir(folder, { recursive: true })
  const named = all.filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('server/'))
  const renamed = new Map(
    named.map((file) => [basename(file), basename(file).replace(/\.\w+$/, `${mark}$&`)]),
  )
  for (const file of all.filter((each) => each.endsWith('.br'))) await rm(join(folder, file))
  await eachFile(folder, /\.(js|css|json)$/, (code) =>
    [...renamed].reduce((text, [before, after]) => text.replaceAll(before, after), code),
  )
  for (const file of named) {
    const name = renamed.get(basename(file)) ?? ''
    await rename(join(folder, file), join(folder, dirname(file), name))
  }
}

/** Resolves to the number of files that are others now. */
async function eachFile(
  folder: string,
  kind: RegExp,
  change: (code: string) => string,
): Promise<number> {
  let changes = 0
  for (const file of await readdir(folder, { recursive: true })) {
    if (!kind.test(file)) continue
    const code = await readFile(join(folder, file), 'utf8')
    const changed = change(code)
    if (changed === code) continue
    await writeFile(join(folder, file), changed)
    changes++
  }
  return changes
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
  const changes = await eachFile(folder, /\.js$/, (code) => code.replace(literal, () => expression))
  if (changes === 0) throw new Error(`${remote} says '${text}' nowhere`)
  return folder
}
