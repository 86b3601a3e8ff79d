import { cp, glob } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import { rolldown, type InputOptions, type Plugin } from 'rolldown'
import { root } from '../root.ts'

const isOurs = (id: string) => /^([./\0]|(shared-ui|delivery)($|\/))/.test(id)
const isCode = (id: string) => /\.(tsx?|m?js|json)$/.test(id.split('?')[0] ?? id)

/** As Node runs it; packages are not looked into. */
const options = (entries: readonly string[]): InputOptions => ({
  cwd: root,
  input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.tsx?$/, ''), entry])),
  platform: 'node',
  tsconfig: false,
  external: (id) => !isOurs(id),
  // A module that nothing is used of is left out.
  treeshake: { moduleSideEffects: (id) => entries.some((entry) => id.endsWith(`/${entry}`)) },
})

/**
 * Writes what Node runs of these modules and those that they import, each where it lies in the workspace: Node takes no
 * TypeScript from packages.
 *
 * @returns names of the packages that they import
 */
export async function transpile(entries: readonly string[], to: string): Promise<string[]> {
  const build = await rolldown(options(entries))
  const { output } = await build.write({
    dir: to,
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].js',
  })
  await build.close()
  const imported = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.imports : []))
  return packageNames(imported.filter((id) => !output.some(({ fileName }) => fileName === id)))
}

/**
 * Copies modules and those that they import as they are, for Vite to serve.
 *
 * @returns names of the packages that they import, and what each entry exports
 */
export async function copyReached(entries: readonly string[], to: string) {
  const files = new Set<string>()
  const imported = new Set<string>()
  const follow: Plugin = {
    name: 'follow',
    load: (id) => (isCode(id) ? null : { code: 'export default {}', moduleType: 'js' }),
    moduleParsed({ id, importedIds }) {
      if (!id.endsWith('/package.json')) files.add(id.split('?')[0] ?? id)
      importedIds.filter((each) => !isOurs(each)).forEach((each) => imported.add(each))
    },
  }
  const build = await rolldown({
    ...options(entries),
    plugins: [follow],
    shimMissingExports: true,
    onLog() {},
  })
  const { output } = await build.generate()
  await build.close()
  for (const file of files) await copy(relative(root, file), to)
  const exports = output.flatMap((chunk) =>
    chunk.type === 'chunk' && chunk.facadeModuleId
      ? [[relative(root, chunk.facadeModuleId), chunk.exports] as const]
      : [],
  )
  return { imported: packageNames([...imported]), exports: new Map(exports) }
}

/** Copies all of a folder of sources but its tests. */
export async function copySources(folder: string, to: string): Promise<void> {
  for await (const entry of glob(`${folder}/**`, { cwd: root, withFileTypes: true })) {
    const path = relative(root, join(entry.parentPath, entry.name))
    if (entry.isFile() && !/\.test\.|(^|\/)testing/.test(path)) await copy(path, to)
  }
}

/** One file as it is. */
export const copy = (path: string, to: string) => cp(join(root, path), join(to, path))

function packageNames(ids: readonly string[]): string[] {
  const names = ids
    .filter((id) => !isBuiltin(id))
    .map((id) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id)
  return [...new Set(names)]
}
