import { resolve } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'

/** File → its CSS, in the order in which modules import them. */
export type Styles = ReadonlyMap<string, string>

/** What the browser's entry brings. */
const theme = resolve(import.meta.dirname, '../../shared-ui/src/theme/styles.css')
/** What every page has, with its styles. */
const frame = ['app.tsx', 'frame/frame.tsx'].map((path) =>
  resolve(import.meta.dirname, '../src', path),
)

/**
 * Reads the styles of a page through the server's modules: in the browser's graph a stylesheet that no module imports would
 * make each edit of it reload the page.
 *
 * @param sources files of its page modules
 */
export async function readPageStyles(
  { moduleGraph }: DevEnvironment,
  runner: ModuleRunner,
  sources: readonly string[],
): Promise<Styles> {
  const urls = new Map([[theme, theme]])
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return
    seen.add(module)
    module.importedModules.forEach(visit)
    if (module.id?.endsWith('.css')) urls.set(module.id, module.url)
  }
  for (const file of [...frame, ...sources]) moduleGraph.getModulesByFile(file)?.forEach(visit)
  const read = async ([file, url]: [string, string]): Promise<[string, string]> => {
    const { default: css } = await runner.import<{ default: string }>(`${url}?inline`)
    return [file, css]
  }
  return new Map(await Promise.all([...urls].map(read)))
}
