import { startBalancer } from './fleet/balancer.ts'
import { containerShells } from './fleet/containers.ts'
import { openFleetStore } from './fleet/fleet-store.ts'
import { demandHaproxy } from './fleet/haproxy.ts'
import { keepShells } from './fleet/shells.ts'
import { runCommand } from './processes/run-command.ts'
import { step } from './processes/steps.ts'
import { parseFleetSettings } from './site/settings.ts'
import { shellSettingsOf } from './site/site.ts'
import { checkPorts } from './site/taken-ports.ts'
import { runWholeSite } from './site/whole-site.ts'

const help = `npm run fleet
  three shells behind HAProxy, with releases on an S3 server; settings as for npm start
npm run fleet -- --containers
  the same shells as containers of deploy/Containerfile`
const options = { containers: { type: 'boolean' } } as const

/** `npm run fleet`: the whole site as a fleet on this machine. */
runCommand({ typed: 'npm run fleet --', names: [], options, help }, async ({ values }) => {
  const settings = parseFleetSettings(process.env)
  const haproxy = demandHaproxy()
  await checkPorts(settings)
  const start = values.containers ? await containerShells() : undefined
  await runWholeSite(
    settings,
    async (children, all, backend) => {
      const shells = await step('three shells', () =>
        keepShells(children, shellSettingsOf(all, backend), start),
      )
      await step('HAProxy', () => startBalancer(children, haproxy, settings, shells))
      return shells.map((shell) => `http://${shell}`)
    },
    (children) => step('object store', () => openFleetStore(children, settings)),
  )
})
