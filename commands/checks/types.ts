import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Children } from '../processes/children.ts'
import { packages, root } from '../root.ts'
import { runTool } from '../processes/tools.ts'

/** What the compiler knew the last time: a second check takes a fraction of the first. */
const cacheFolder = join(packages, '.cache/plumbline-types')

/**
 * Two compilers are installed, and `tsc` in PATH may be either. The native one takes a quarter of the time, and of the processor's
 * half of that again with one thread: with four each finds out for itself what the libraries say.
 */
export const compiler = join(packages, 'typescript-native/bin/tsc')
/** The older one: the native one says nothing when it has checked an edit. */
const watcher = join(packages, 'typescript/bin/tsc')

const remember = (name: string) => [
  '--incremental',
  ...['--tsBuildInfoFile', join(cacheFolder, `${name.replaceAll('/', '-')}.json`)],
]

/**
 * Checks the types of a folder's sources.
 *
 * @throws {Error} with every type error
 */
export async function checkTypes(folder: string): Promise<void> {
  const args = ['-p', folder, '--pretty', 'false', ...remember(folder)]
  const { isOk, output } = await runTool(process.execPath, [compiler, '--singleThreaded', ...args])
  if (!isOk) throw new Error(`${basename(folder)} has type errors:\n${output.trim()}`)
}

/**
 * Checks the types of folders now and after each edit, beside everything else, and tells what is wrong.
 *
 * @param children end it with the command
 * @param show gets the errors of each check, which are none when all is right
 */
export async function watchTypes(
  folders: readonly string[],
  children: Children,
  report: (line: string) => void,
  show: (errors: readonly string[]) => void,
): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  const name = folders.map((folder) => basename(folder)).join('-')
  const project = join(cacheFolder, `${name}.tsconfig.json`)
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      include: folders.flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]),
      exclude: ['**/dist', '**/node_modules'],
    }),
  )
  const args = ['-p', project, '--watch', '--preserveWatchOutput', '--pretty', 'false']
  const child = spawn(process.execPath, [watcher, ...args, ...remember(name)], {
    cwd: dirname(packages),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The pages of the person who edits come first.
  if (child.pid !== undefined) setPriority(child.pid, 15)
  children.keep(child)
  createInterface(child.stdout).on('line', createTypesReader(report, show))
}

/** Reads the compiler's lines: errors pass, and after them their number; that all is right again is said once. */
export function createTypesReader(
  report: (line: string) => void,
  show: (errors: readonly string[]) => void = () => {},
): (line: string) => void {
  let wasWrong = false
  let errors: string[] = []
  return (line) => {
    if (/\berror TS\d+:/.test(line)) {
      errors.push(line)
      report(`types: ${line}`)
    }
    const [, count] = / Found (\d+) errors?\. Watching/.exec(line) ?? []
    if (count === undefined) return
    const isWrong = Number(count) > 0
    if (isWrong) report(`types: ${count} to mend`)
    if (!isWrong && wasWrong) report('types: all right again')
    if (isWrong || wasWrong) show(errors)
    wasWrong = isWrong
    errors = []
  }
}
