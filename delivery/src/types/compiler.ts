import { execFile } from 'node:child_process'
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

export function compile(program: Program): Promise<TypeProblem[]> {
  return inFolder(program, [...program.files.keys()], {}, async (folder) =>
    problemsIn(await run(folder)),
  )
}

/** @returns declarations of these files and of what they import, by path */
export function declare(program: Program, roots: readonly string[]): Promise<Map<string, string>> {
  const emit = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '.',
    outDir: out,
  }
  return inFolder(program, roots, emit, async (folder) => {
    await run(folder)
    const paths = await readdir(join(folder, out), { recursive: true }).catch(() => [])
    const read = async (path: string) =>
      [path, await readFile(join(folder, out, path), 'utf8')] as const
    return new Map(await Promise.all(paths.filter((path) => path.endsWith('.d.ts')).map(read)))
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

async function run(cwd: string): Promise<string> {
  const settings = {
    cwd,
    timeout: limits.compileMs,
    killSignal: 'SIGKILL',
    maxBuffer: 16_777_216,
  } as const
  return promisify(execFile)(
    process.execPath,
    [findCompiler(), '-p', '.', '--pretty', 'false'],
    settings,
  ).then(
    ({ stdout }) => stdout,
    (error: Error & { code?: unknown; stdout?: string }) => {
      // It ends with 1 or 2 when there are errors.
      if (typeof error.code === 'number') return error.stdout ?? ''
      throw new Error(
        `The types could not be compared: the compiler did not end well (${error.message})`,
      )
    },
  )
}

function problemsIn(output: string): TypeProblem[] {
  const blocks = output.split(/\n(?=\S)/)
  return blocks.flatMap((block) => {
    const [, file, line, code, text] =
      /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/s.exec(block) ?? []
    if (!file || !code || !text) return []
    return [{ file, line: Number(line), code, text: text.trim().replace(/\s*\n\s*/g, ' ') }]
  })
}
