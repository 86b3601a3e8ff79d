import { parseCommandLine } from 'delivery/command-line'
import { Children } from './processes/children.ts'
import { startConsole } from './site/console.ts'
import { localPeople, printAccounts } from './site/accounts.ts'
import { parseSiteSettings } from './site/settings.ts'
import { publishRemotes } from './site/publish-remotes.ts'
import { startBackend, startSite } from './site/site.ts'
import { checkPorts } from './site/taken-ports.ts'
import { build, step } from './processes/steps.ts'

const help =
  'npm start\n  the whole site from what is in the working tree; settings are in docs/for-operators.md'

/** `npm start`: the whole site from what is in the working tree. */
async function start(): Promise<void> {
  const line = { typed: 'npm start', names: [], options: {}, help }
  parseCommandLine(line, process.argv.slice(2), process.env)
  const settings = parseSiteSettings(process.env)
  await checkPorts(settings)
  const children = new Children()
  try {
    await step('build', build)
    await step('publish', () => publishRemotes(settings.DATA_DIR, settings))
    const backend = await step('backend', () =>
      startBackend(children, settings, localPeople(settings)),
    )
    // At once: nobody knows them once this is over, however it ends.
    printAccounts(backend.accounts ?? [])
    const site = await step('shell', () => startSite(children, settings, backend))
    const consoleUrl = await startConsole(children, settings, { shells: [site.url], ...backend })
    if (backend.inboxUrl) console.error(`  inbox ${backend.inboxUrl}`)
    if (consoleUrl) console.log(`console ${consoleUrl}`)
    console.log(`ready ${site.url}`)
  } catch (error) {
    await children.stop()
    throw error
  }
}

start().catch((error: unknown) => {
  if (error instanceof Error && error.message) console.error(error.message)
  process.exit(1)
})
