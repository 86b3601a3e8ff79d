import { parseCommandLine } from 'delivery/command-line'
import { addressOf } from '../shell/server/settings.ts'
import { startBalancer } from './fleet/balancer.ts'
import { containerShells } from './fleet/containers.ts'
import { openFleetStore } from './fleet/fleet-store.ts'
import { demandHaproxy } from './fleet/haproxy.ts'
import { keepShells } from './fleet/shells.ts'
import { Children } from './processes/children.ts'
import { build, step } from './processes/steps.ts'
import { localPeople, printAccounts } from './site/accounts.ts'
import { startConsole } from './site/console.ts'
import { parseFleetSettings } from './site/settings.ts'
import { publishRemotes } from './site/publish-remotes.ts'
import { shellSettingsOf, startBackend } from './site/site.ts'
import { checkPorts } from './site/taken-ports.ts'

const help = `npm run fleet
  three shells behind HAProxy, with releases on an S3 server; settings as for npm start
npm run fleet -- --containers
  the same shells as containers of deploy/Containerfile`

/** `npm run fleet`: the whole site as a fleet on this machine. */
async function fleet(): Promise<void> {
  const options = { containers: { type: 'boolean' } } as const
  const line = { typed: 'npm run fleet --', names: [], options, help }
  const { values } = parseCommandLine(line, process.argv.slice(2), process.env)
  const settings = parseFleetSettings(process.env)
  const haproxy = demandHaproxy()
  await checkPorts(settings)
  const start = values.containers ? await containerShells() : undefined
  const children = new Children()
  try {
    await step('build', build)
    const store = await step('object store', () => openFleetStore(children, settings))
    const all = { ...settings, ...store }
    await step('publish', () => publishRemotes(settings.DATA_DIR, all))
    const backend = await step('backend', () => startBackend(children, all, localPeople(all)))
    printAccounts(backend.accounts ?? [])
    const shells = await step('three shells', () =>
      keepShells(children, shellSettingsOf(all, backend), start),
    )
    await step('HAProxy', () => startBalancer(children, haproxy, settings, shells))
    const urls = shells.map((shell) => `http://${shell}`)
    const consoleUrl = await startConsole(children, all, { shells: urls, ...backend })
    if (backend.inboxUrl) console.error(`  inbox ${backend.inboxUrl}`)
    if (consoleUrl) console.log(`console ${consoleUrl}`)
    console.log(`ready ${addressOf(settings)}`)
  } catch (error) {
    await children.stop()
    throw error
  }
}

fleet().catch((error: unknown) => {
  if (error instanceof Error && error.message) console.error(error.message)
  process.exit(1)
})
