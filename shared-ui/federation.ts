import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import kit from './package.json' with { type: 'json' }
import { billOfMaterials, remoteBillPath } from './bill-of-materials.ts'
import { brotliFiles } from './brotli-files.ts'
import { firstViewChunks } from './first-view-chunks.ts'
import { kitImports } from './kit-imports.ts'
import { navigationOffers } from './navigation-offers.ts'
import { namesByContent, plainNames } from './output-names.ts'
import { smallPreloadHelper } from './preload-helper.ts'
import { reactModules } from './react-modules.ts'
import { releaseTypes } from './release-types.ts'
import { remoteContainer, sharedKeys, sharedModuleId, sharedModules } from './shared-modules.ts'
import {
  directIcons,
  drawnModules,
  pageSource,
  productionRouter,
  shortClassNames,
  wholeSharedModules,
} from './vite-plugins.ts'

/**
 * The one place that knows how the site is federated. Versions come from the workspace's package.json files.
 *
 * The federation plugin makes what the server loads; the browser needs no runtime of its own, because its module loader is
 * one (see docs/decisions/013). Development has the sources of all on one server (022).
 */

function shared(keys: readonly string[]) {
  const { react } = kit.dependencies
  return Object.fromEntries(
    keys.map((key) => [
      key,
      {
        singleton: true,
        version: key.startsWith('react') ? react : kit.version,
        requiredVersion: key.startsWith('react') ? react : `^${kit.version}`,
        import: false as const,
      },
    ]),
  )
}

/**
 * Vite configuration of a remote: one `vite build --app` emits the browser build and, beside it, the server
 * entry that the shell renders with.
 *
 * @param name the remote's name in the registry, for example `catalogue`
 * @param slots components offered to other pages: slot name → module
 */
export function remoteConfig(name: string, slots: Record<string, string> = {}): UserConfig {
  const keys = usedKeys('src')
  const exposes = { './routes': './src/routes.tsx', ...prefixKeys('./', slots) }
  return {
    base: './',
    plugins: [
      kitImports(sharedKeys),
      navigationOffers(),
      pageSource(),
      directIcons(),
      drawnModules(),
      shortClassNames(),
      smallPreloadHelper(),
      wholeSharedModules(keys),
      react(),
      brotliFiles(),
      billOfMaterials(remoteBillPath),
      releaseTypes(slots),
      remoteContainer(exposes),
      ...onServerOnly(
        federation({
          name,
          filename: 'remoteEntry.js',
          exposes,
          shared: shared(keys),
          manifest: false,
          dts: false,
          bundleAllCSS: false,
          shareStrategy: 'loaded-first',
          experiments: { externalRuntime: true },
        }),
      ),
    ],
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist',
          manifest: 'vite-manifest.json',
          rolldownOptions: { input: './src/routes.tsx', output: namesByContent('assets/') },
        },
      },
      ssr: {
        build: {
          outDir: 'dist',
          assetsDir: 'server',
          emptyOutDir: false,
          emitAssets: false,
          manifest: false,
          rolldownOptions: { input: './src/routes.tsx', output: plainNames('server') },
        },
        resolve: { noExternal: true },
      },
    },
    build,
  }
}

/** Vite configuration of the shell's browser build: the only provider of shared modules, consumer of remotes known at run time. */
export function hostConfig(): UserConfig {
  return {
    plugins: [
      pageSource(),
      directIcons(),
      shortClassNames(),
      smallPreloadHelper(),
      productionRouter(),
      reactModules(),
      react(),
      brotliFiles(),
      sharedModules(),
    ],
    build: {
      ...build,
      manifest: 'vite-manifest.json',
      // Libraries are on every page before anything asks for more.
      modulePreload: {
        ...build.modulePreload,
        resolveDependencies: (_, files) => files.filter((file) => !file.includes('-library-')),
      },
      rolldownOptions: {
        preserveEntrySignatures: 'exports-only',
        input: {
          entry: 'src/entry-client.tsx',
          ...Object.fromEntries(sharedKeys.map((key) => [key, sharedModuleId(key)])),
        },
        output: {
          ...namesByContent(),
          codeSplitting: firstViewChunks(resolve('src/entry-client.tsx')),
        },
      },
    },
  }
}

const build = {
  target: 'es2022',
  assetsInlineLimit: 0,
  emptyOutDir: true,
  // Of a page that Vite writes, of which there are none. Without it each build asks browsers for what all of ours can.
  modulePreload: { polyfill: true },
} as const

/** The plugin's parts, kept out of the browser's build. */
function onServerOnly(plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => name === 'ssr',
  }))
}

/** A remote asks the host for what its sources import, and for nothing else: what is asked for is fetched at its start. */
function usedKeys(folder: string): string[] {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
  return sharedKeys.filter(
    (key) => key.startsWith('react') || sources.some((source) => isImported(key, source)),
  )
}

/** In whichever quotes a team writes. */
const isImported = (key: string, source: string) => new RegExp(`from (['"])${key}\\1`).test(source)

function prefixKeys(prefix: string, record: Record<string, string>) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [prefix + key, value]))
}
