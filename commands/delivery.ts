import { openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { runDelivery, workspaceAt } from 'delivery/cli'
import { startShell } from '../shell/start-shell.ts'
import { findBrowser } from './processes/browser.ts'
import { findFleetStore } from './fleet/fleet-store.ts'
import { Children } from './processes/children.ts'
import { root } from './root.ts'
import { startBackend } from './site/site.ts'
import { settingsOnFreePorts } from './site/trial-site.ts'
import { demandSecrets } from './processes/secrets.ts'
import { askOnTerminal } from './processes/terminal.ts'
import { checkTypes } from './checks/types.ts'

const ask = askOnTerminal()

const secrets = demandSecrets()
const dataFolder = resolve(root, process.env['DATA_DIR'] || '.data')
const { RELEASE_STORE, S3_ENDPOINT } = process.env
/** Where `npm run fleet` runs, its store is the one that is meant, unless another is named. */
const fleetStore = RELEASE_STORE || S3_ENDPOINT ? undefined : findFleetStore(dataFolder)

/** `npm run delivery -- <command>`: the delivery package's commands, in this workspace. */
process.exitCode = await runDelivery(process.argv.slice(2), {
  workspace: workspaceAt(root),
  dataFolder,
  env: { ...secrets, ...fleetStore },
  findBrowser,
  startShell,
  startBackend: startGateBackend,
  checkTypes,
  ...(ask && { ask }),
})

/** The backend that the settings name, or an embedded one with nothing but its seed, which speaks only of failures. */
async function startGateBackend() {
  const folder = makeTemporaryFolder('plumbline-gate-')
  const log = join(folder.path, 'backend.log')
  // What is interrupted has not succeeded.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => (process.exitCode = 1))
  const children = new Children(openSync(log, 'w'))
  const stop = async () => {
    await children.stop()
    await folder.remove()
  }
  try {
    const settings = await settingsOnFreePorts({ ...process.env, DATA_DIR: folder.path })
    return { ...(await startBackend(children, settings)), stop }
  } catch (error) {
    process.stderr.write(readFileSync(log))
    await stop()
    throw error
  }
}
