import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rename as moveFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import kit from 'shared-ui/package.json' with { type: 'json' }

/** A copy of a remote's build, or of the shell's, to be changed by a test; resolves to its folder. */
export async function copyBuild(remote: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-build-'))
  const built = remote === 'shell' ? 'shell/dist/frame' : `mf-${remote}/dist`
  cpSync(resolve(import.meta.dirname, '../..', built), folder, { recursive: true })
  return folder
}

/** As `changedBuild`, of the shell: every script and stylesheet has another name then, as after a change of what all of them import. */
export async function changedFrame(text: string, expression: string): Promise<string> {
  const folder = await changedBuild('shell', text, expression)
  await rename(folder, await namedFiles(folder))
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
  const changed = await eachFile(folder, /\.js$/, (code) => code.replace(own, `$1$2${version}$1`))
  await rename(folder, remote === 'shell' ? await namedFiles(folder) : changed)
  return folder
}

/** Those whose names a build makes of their contents. */
async function namedFiles(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true })
  return all.filter(isNamed)
}

const isNamed = (file: string) => /-[\w-]{6}\.(js|css)$/.test(file) && !file.startsWith('server/')

/** Gives files that changed other names, and so those that import them by name. */
async function rename(folder: string, changed: readonly string[]): Promise<void> {
  const mark = createHash('sha256').update(basename(folder)).digest('hex').slice(0, 6)
  const renamed = new Set<string>()
  for (let waiting = changed.filter(isNamed); waiting.length > 0;) {
    const names = waiting.map((file) => [basename(file), markedName(basename(file), mark)] as const)
    for (const file of waiting) {
      renamed.add(file)
      await rm(join(folder, `${file}.br`), { force: true })
    }
    const importers = await eachFile(folder, /\.(js|css|json)$/, (code) =>
      names.reduce((text, [before, after]) => text.replaceAll(before, after), code),
    )
    waiting = importers.filter((file) => isNamed(file) && !renamed.has(file))
  }
  for (const file of renamed)
    await moveFile(
      join(folder, file),
      join(folder, dirname(file), markedName(basename(file), mark)),
    )
}

const markedName = (name: string, mark: string) => name.replace(/-[\w-]{6}(\.\w+)$/, `-${mark}$1`)

/** Resolves to the files that are others now. */
async function eachFile(
  folder: string,
  kind: RegExp,
  change: (code: string) => string,
): Promise<string[]> {
  const changes: string[] = []
  for (const file of await readdir(folder, { recursive: true })) {
    if (!kind.test(file)) continue
    const code = await readFile(join(folder, file), 'utf8')
    const changed = change(code)
    if (changed === code) continue
    await writeFile(join(folder, file), changed)
    changes.push(file)
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
  const changed = await eachFile(folder, /\.js$/, (code) => code.replace(literal, () => expression))
  if (changed.length === 0) throw new Error(`${remote} says '${text}' nowhere`)
  await rename(folder, changed)
  return folder
}
