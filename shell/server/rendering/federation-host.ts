import { pathToFileURL } from 'node:url'
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
// Publishes the runtime that remotes built with `externalRuntime` look for.
import '@module-federation/vite/injectExternalRuntimeCorePlugin'
import * as React from 'react'
import * as ReactJsxRuntime from 'react/jsx-runtime'
import * as SharedUi from 'shared-ui'
import * as SharedData from 'shared-ui/data'
import * as SharedForms from 'shared-ui/forms'
import * as SharedOverlays from 'shared-ui/overlays'
import * as SharedRouter from 'shared-ui/router'
import kit from 'shared-ui/package.json' with { type: 'json' }
import type { ModuleLoader } from '../../src/remotes.ts'
import type { RenderComposition } from './release-code.ts'

/** What remotes find by name: the very modules that the shell renders with. */
const shared = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: ReactJsxRuntime },
  'shared-ui': { version: kit.version, module: SharedUi },
  'shared-ui/router': { version: kit.version, module: SharedRouter },
  'shared-ui/data': { version: kit.version, module: SharedData },
  'shared-ui/forms': { version: kit.version, module: SharedForms },
  'shared-ui/overlays': { version: kit.version, module: SharedOverlays },
}

/** Names that each shared module exports. */
export const sharedNames: Record<string, string[]> = Object.fromEntries(
  Object.entries(shared).map(([key, { module }]) => [key, Object.keys(module).sort()]),
)

/** What shared modules export as a whole: objects of the packages themselves. */
export const sharedModuleDefaults: readonly object[] = Object.values(shared).flatMap(({ module }) =>
  'default' in module && typeof module.default === 'object' ? [module.default as object] : [],
)

/** Entries are files that were verified before they were written; Node imports them as they are. */
const verifiedFiles: ModuleFederationRuntimePlugin = {
  name: 'verified-files',
  loadEntry: ({ remoteInfo }) => import(/* @vite-ignore */ remoteInfo.entry),
}

/** The server as federation host. */
const host = createInstance({
  name: 'shell-server',
  remotes: [],
  plugins: [verifiedFiles],
  shared: Object.fromEntries(
    Object.entries(shared).map(([key, { version, module }]) => [
      key,
      {
        version,
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
})

const registered = new Set<string>()

/** Makes what loads a composition's code. */
export type LoaderOf = (composition: RenderComposition) => ModuleLoader

/**
 * Loads what a composition's releases expose, from their verified files on disk.
 *
 * @param bringCode brings the folder in which the code of a release lies
 */
export function loadersWith(
  bringCode: (remote: string, release: string) => Promise<string>,
): LoaderOf {
  return ({ code }) =>
    async (remote, expose) => {
      const own = code[remote]
      if (!own) throw new Error(`Remote '${remote}' has no verified release`)
      // A release is a remote of its own here, so that two of them can be live at once.
      const name = `${remote}_${own.release}`
      if (!registered.has(name)) {
        const folder = await bringCode(remote, own.release)
        const entry = pathToFileURL(`${folder}/${own.entry}`).href
        host.registerRemotes([{ name, entry, type: 'module' }])
        registered.add(name)
      }
      return host.loadRemote(`${name}/${expose}`)
    }
}
