import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { remoteFolders } from 'shared-ui/remote-folders'
import { servedFolders } from 'shared-ui/served-folders'
import { sharedModules } from 'shared-ui/shared-modules'
import { directIcons, drawnModules, pageSource } from 'shared-ui/vite-plugins'
import { createServer } from 'vite'
import { parseSettings } from '../server/settings.ts'
import { defaultSite } from '../src/site/site-plan.ts'
import { developmentComposition } from './composition.ts'
import { readDeployedSite } from './deployed-site.ts'
import { developmentPages } from './development.ts'
import { remoteSources, sourceContainerId } from './remote-sources.ts'
import { siteData, withOwnPrefixes } from './site-data.ts'
import { warmUp } from './warm-up.ts'

const workspace = resolve(import.meta.dirname, '../..')
const ours = ['shell', 'shared-ui'].map((folder) => join(workspace, folder))

/** The development server: shell, kit and remotes from source, in one graph of modules. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const { DEV_REMOTES: given, DEV_AGAINST: against } = process.env
  const folders = given ? (JSON.parse(given) as Record<string, string>) : remoteFolders(workspace)
  const deployed = against ? await readDeployedSite(against) : null
  const content = withOwnPrefixes(deployed?.content ?? defaultSite.content, folders)
  const containers = Object.fromEntries(
    Object.keys(folders).map((name) => [name, `/@id/${sourceContainerId(name)}`]),
  )
  const composition = developmentComposition(settings, containers, deployed?.origin)
  const server = await createServer({
    configFile: false,
    root: resolve(workspace, 'shell'),
    appType: 'custom',
    // Of a remote in a repository of its own, all this lies among its packages.
    cacheDir: join(process.cwd(), 'node_modules/.vite'),
    plugins: [
      remoteSources(folders),
      siteData(content),
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
        allow: servedFolders(
          'shell',
          'supabase/functions/_shared',
          // Not all of the folder: that of a repository has a key in it.
          ...Object.values(folders).map((folder) => join(folder, 'src')),
        ),
      },
    },
    optimizeDeps: {
      entries: sourcesOf([...ours, ...Object.values(folders)]),
      // Icons come from files of their own, which the scan for dependencies does not see: found late, they would reload the page.
      exclude: ['@tabler/icons-react', 'shared-ui'],
    },
    ssr: { noExternal: ['shared-ui'] },
  })
  await server.listen().catch((error: Error) => {
    // Vite does not know the setting's name, and hands no code on.
    if (!error.message.endsWith('already in use')) throw error
    throw new Error(`PORT ${settings.PORT} is taken; set PORT to a free port`)
  })
  await warmUp(server, Object.keys(folders), content)
  setInterval(() => process.send?.('alive'), 1_000).unref()
  // `npm run dev` was killed.
  process.once('disconnect', () => process.exit(1))
  console.log(JSON.stringify({ ready: true, url: `http://localhost:${settings.PORT}` }))
}

/** What runs in a browser. */
const sourcesOf = (folders: string[]): string[] =>
  folders.flatMap((folder) => [`${folder}/src/**/*.{ts,tsx}`, `!${folder}/src/**/*.test.*`])

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
