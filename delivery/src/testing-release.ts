import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A small remote's build in a folder of its own, for tests. `files` adds to it or replaces parts. */
export async function makeBuild(files: Record<string, string> = {}): Promise<string> {
  const folder = await makeFolder()
  const build: Record<string, string> = {
    'remoteEntry.js': 'export const init = () => {}; export const get = () => {}',
    'remoteEntry.ssr.js': 'export const init = () => {}; export const get = () => {}',
    'server/routes.js': 'export const routes = []',
    'assets/routes-1.js': 'export const routes = []',
    'assets/role-page-2.js': 'export const Component = () => null',
    'assets/role-page-3.css': '.title { color: red }',
    'mf-manifest.json': JSON.stringify({ shared: [{ name: 'shared-ui' }, { name: 'react' }] }),
    'vite-manifest.json': JSON.stringify({
      'src/routes.tsx': { file: 'assets/routes-1.js', src: 'src/routes.tsx', isEntry: true },
      'src/roles/role-page.tsx': {
        file: 'assets/role-page-2.js',
        src: 'src/roles/role-page.tsx',
        imports: ['_shared.js'],
        css: ['assets/role-page-3.css'],
      },
      '_shared.js': { file: 'assets/routes-1.js' },
      'virtual:mf-REMOTE_ENTRY_ID:x': { file: 'remoteEntry.js', src: 'virtual:x' },
    }),
    ...files,
  }
  for (const [path, content] of Object.entries(build)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

/** An empty folder that nobody else uses. */
export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'plumbline-delivery-'))
}
