import { execFile } from 'node:child_process'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

const kit = join(import.meta.dirname, '..')

/** What of the kit is promised to those who build elsewhere: module → its source. */
export const promised = {
  'shared-ui': 'src/index.ts',
  'shared-ui/router': 'src/router.ts',
  'shared-ui/data': 'src/data/index.ts',
  'shared-ui/forms': 'src/forms.ts',
  'shared-ui/overlays': 'src/overlays.ts',
  'shared-ui/contract': 'src/contract/index.ts',
}

/**
 * What each of the kit's modules declares, as one file that imports nothing but packages: module → its declarations.
 *
 * @param tools modules that are no part of what a page is made of
 * @throws {Error} with the compiler's words when the sources have type errors
 */
export async function kitDeclarations(
  tools: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const entries = { ...promised, ...tools }
  const cache = join(kit, '../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'kit-declarations-'))
  try {
    await declareEachFile(folder, Object.values(entries))
    const modules = Object.entries(entries).map(async ([name, source]) => [
      name,
      await bundle(folder, `./${source.replace(/\.tsx?$/, '.d.ts')}`),
    ])
    return Object.fromEntries(await Promise.all(modules)) as Record<string, string>
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function declareEachFile(outDir: string, sources: readonly string[]): Promise<void> {
  const project = join(outDir, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
    rootDir: kit,
    outDir,
  }
  const files = sources.map((source) => join(kit, source))
  const content = { extends: join(kit, 'tsconfig.json'), compilerOptions, files, include: [] }
  await writeFile(project, JSON.stringify(content))
  const { resolve } = createRequire(import.meta.url)
  const compiler = join(dirname(resolve('typescript-native/package.json')), 'bin/tsc')
  await promisify(execFile)(process.execPath, [compiler, '--singleThreaded', '-p', project]).catch(
    ({ stdout, message }: Error & { stdout?: string }) => {
      throw new Error(`The kit's sources have type errors:\n${stdout || message}`)
    },
  )
}

async function bundle(folder: string, entry: string): Promise<string> {
  const build = await rolldown({
    cwd: folder,
    input: { entry },
    external: (id) => /^[^./\0]/.test(id),
    tsconfig: false,
    plugins: [dts({ dtsInput: true, tsconfig: false })],
  })
  const { output } = await build.generate()
  await build.close()
  return output[0].code
}
