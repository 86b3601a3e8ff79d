import { execFile, type ExecFileException } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { limits } from '../limits.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'

/** The compiler's program: `tsc` in PATH may be another. A server that compiles nothing has none. */
function findCompiler(): string {
  const { resolve } = createRequire(import.meta.url)
  return join(dirname(resolve('typescript-native/package.json')), 'bin/tsc')
}

export interface TypeProblem {
  /** Relative to what was compiled. */
  file: string
  line: number
  column: number
  /** `TS2322` */
  code: string
  text: string
}

/** Files that stand nowhere else. Nothing of them is run. */
export interface Program {
  /** Path → source. */
  files: ReadonlyMap<string, string>
  /** Module → path; what is found nowhere is `any`. */
  paths: Readonly<Record<string, string>>
  /** A folder `node_modules`. */
  packages: string
}

/** Of a file that is no TypeScript nothing is said but that; the compiler would say nothing of the others. */
export async function compile(program: Program): Promise<TypeProblem[]> {
  const roots = [...program.files.keys()].filter((path) => /\.tsx?$/.test(path))
  const all = await inFolder(program, roots, {}, problemsOf)
  const unreadable = new Set(all.filter(isSyntax).map(({ file }) => file))
  if (unreadable.size === 0) return all
  const files = new Map([...program.files].filter(([path]) => !unreadable.has(path)))
  const readable = roots.filter((path) => !unreadable.has(path))
  const others = await inFolder({ ...program, files }, readable, {}, problemsOf)
  return [...all.filter(({ file }) => unreadable.has(file)), ...others]
}

/** Some of these are said of what can be read: then the others were said, too. */
const isSyntax = ({ code }: TypeProblem) => /^TS(1|17)\d{3}$/.test(code)
const problemsOf = async (folder: string) =>
  problemsIn((await run(folder)).replaceAll(`${folder}/`, ''))

/** @returns declarations of these files and of what they import, by path */
export function declare(program: Program, roots: readonly string[]): Promise<Map<string, string>> {
  const emit = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '.',
    outDir: out,
    // A workspace's packages are links among the others, and are read as these are.
    preserveSymlinks: true,
  }
  return inFolder(program, roots, emit, async (folder) => {
    // It would be written beside what is imported from elsewhere.
    const read = (await run(folder, ['--listFilesOnly'])).split('\n')
    const stray = read.find((path) => /(?<!\.d)\.tsx?$/.test(path) && !path.startsWith(folder))
    if (stray) throw new Error(`The types of a release lead out of it, to ${stray}`)
    await run(folder)
    const paths = await readdir(join(folder, out), { recursive: true }).catch(() => [])
    const readOut = async (path: string) =>
      [path, await readFile(join(folder, out, path), 'utf8')] as const
    return new Map(await Promise.all(paths.filter((path) => path.endsWith('.d.ts')).map(readOut)))
  })
}

const out = 'declarations'

async function inFolder<T>(
  { files, paths, packages }: Program,
  roots: readonly string[],
  more: object,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const { path: folder, remove } = makeTemporaryFolder('types-')
  try {
    await symlink(packages, join(folder, 'node_modules'))
    const compilerOptions = { ...options, paths: relative(paths), ...more }
    const project = { compilerOptions, files: [...roots, rest] }
    for (const [path, source] of [
      ...files,
      [rest, unknown] as const,
      ['tsconfig.json', JSON.stringify(project)] as const,
    ]) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), source)
    }
    return await work(folder)
  } finally {
    await remove()
  }
}

/** Whatever no package has, and what bundlers give. */
const rest = 'unknown-modules.d.ts'
const unknown = "declare module '*'\ninterface ImportMeta { env: any; hot: any }\n"

/** As strict as teams are about what they mean, and silent about what only lacks here. */
const options = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  noImplicitAny: false,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  noErrorTruncation: true,
  types: [],
} as const

const relative = (paths: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, [`./${path}`]]))

async function run(cwd: string, more: readonly string[] = []): Promise<string> {
  const settings = {
    cwd,
    timeout: limits.compileMs,
    killSignal: 'SIGKILL',
    maxBuffer: 16_777_216,
  } as const
  const quiet = ['-p', '.', '--pretty', 'false', '--singleThreaded']
  const command = [process.execPath, findCompiler(), ...quiet, ...more]
  return promisify(execFile)('sh', ['-c', bounded, 'sh', ...command], settings).then(
    ({ stdout }) => stdout,
    (error: ExecFileException & { stdout?: string; stderr?: string }) => {
      // It ends with 1 or 2 when there are errors, and when it breaks down itself, of which it complains elsewhere.
      if (typeof error.code === 'number' && error.stdout && !error.stderr) return error.stdout
      const why = error.stderr?.split('\n')[0] || (error.signal ?? error.code)
      throw new Error(`The types could not be compared: the compiler did not end well (${why})`)
    },
  )
}

/** Types may be made to take all memory; and nobody ends the compiler of a gate that was killed. */
const bounded = `ulimit -d ${limits.compileMemory / 1024}; ulimit -t ${(2 * limits.compileMs) / 1_000}; exec "$@"`

function problemsIn(output: string): TypeProblem[] {
  const blocks = output.split(/\n(?=\S)/)
  return blocks.flatMap((block) => {
    const [, file, line, column, code, text] =
      /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/s.exec(block) ?? []
    if (!file || !code || !text) return []
    const place = { line: Number(line), column: Number(column) }
    return [{ file, ...place, code, text: text.trim().replace(/\s*\n\s*/g, ' ') }]
  })
}
