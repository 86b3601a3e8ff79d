import { execFile } from 'node:child_process'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

const kit = join(import.meta.dirname, '..')

/** What of the kit is promised to those who build elsewhere: module → its source. */
const entries = {
  'shared-ui': 'index.ts',
  'shared-ui/router': 'router.ts',
  'shared-ui/data': 'data/index.ts',
  'shared-ui/forms': 'forms.ts',
  'shared-ui/overlays': 'overlays.ts',
  'shared-ui/contract': 'contract/index.ts',
}

/**
 * What each of the kit's modules declares, as one file that imports nothing but packages: module → its declarations.
 *
 * @throws {Error} with the compiler's words when the sources have type errors
 */
export async function kitDeclarations(): Promise<Record<string, string>> {
  const cache = join(kit, '../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'kit-declarations-'))
  try {
    await declareEachFile(folder)
    const modules = Object.entries(entries).map(async ([name, source]) => [
      name,
      await bundle(folder, `./${source.replace('.ts', '.d.ts')}`),
    ])
    return Object.fromEntries(await Promise.all(modules)) as Record<string, string>
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function declareEachFile(outDir: string): Promise<void> {
  const project = join(outDir, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(kit, 'src'),
    outDir,
  }
  const files = Object.values(entries).map((source) => join(kit, 'src', source))
  const content = { extends: join(kit, 'tsconfig.json'), compilerOptions, files, include: [] }
  await writeFile(project, JSON.stringify(content))
  const { resolve } = createRequire(import.meta.url)
  const compiler = join(dirname(resolve('typescript-native/package.json')), 'bin/tsc')
  await promisify(execFile)(process.execPath, [compiler, '-p', project]).catch(
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
    plugins: [dts({ dtsOnly: true, tsconfig: false })],
  })
  const { output } = await build.generate()
  await build.close()
  return output[0].code
}
