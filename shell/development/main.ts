import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { remoteFolders } from 'shared-ui/federation'
import { servedFolders } from 'shared-ui/served-folders'
import { sharedModules } from 'shared-ui/shared-modules'
import { directIcons, drawnModules, pageSource } from 'shared-ui/vite-plugins'
import { createServer } from 'vite'
import { parseSettings } from '../server/settings.ts'
import { developmentComposition } from './composition.ts'
import { developmentPages } from './development.ts'
import { remoteSources, sourceContainerId } from './remote-sources.ts'
import { warmUp } from './warm-up.ts'

const workspace = resolve(import.meta.dirname, '../..')

/** The development server: shell, kit and remotes from source, in one graph of modules. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const wanted = process.env['DEV_REMOTES']?.split(',')
  const folders = Object.fromEntries(
    Object.entries(remoteFolders(workspace)).filter(([name]) => wanted?.includes(name) ?? true),
  )
  const containers = Object.fromEntries(
    Object.keys(folders).map((name) => [name, `/@id/${sourceContainerId(name)}`]),
  )
  const composition = developmentComposition(settings, containers, process.env['DEV_AGAINST'])
  const server = await createServer({
    configFile: false,
    root: resolve(workspace, 'shell'),
    appType: 'custom',
    plugins: [
      remoteSources(folders),
      pageSource(),
      directIcons(),
      drawnModules(),
      react(),
      sharedModules(),
      developmentPages(settings, composition),
    ],
    server: {
      port: settings.PORT,
      strictPort: true,
      host: 'localhost',
      fs: {
        // What a remote's form and the function that takes it check together lies with the functions.
        allow: servedFolders('shell', 'supabase/functions/_shared', ...Object.values(folders)),
      },
    },
    optimizeDeps: {
      entries: sourcesOf(['.', '../shared-ui', ...Object.values(folders)]),
      // Icons come from files of their own, which the scan for dependencies does not see: found late, they would reload the page.
      exclude: ['@tabler/icons-react'],
    },
  })
  await server.listen()
  await warmUp(server, Object.keys(folders))
  setInterval(() => process.send?.('alive'), 1_000).unref()
  // `npm run dev` was killed.
  process.once('disconnect', () => process.exit(1))
  console.log(JSON.stringify({ ready: true, url: `http://localhost:${settings.PORT}` }))
}

/** What runs in a browser. */
function sourcesOf(folders: string[]): string[] {
  return folders.flatMap((folder) => [`${folder}/src/**/*.{ts,tsx}`, `!${folder}/src/**/*.test.*`])
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
