import { addressOf } from '../../shell/server/settings.ts'
import { Children } from '../processes/children.ts'
import { build, step } from '../processes/steps.ts'
import { localPeople, printAccounts } from './accounts.ts'
import { startConsole } from './console.ts'
import { publishRemotes } from './publish-remotes.ts'
import type { SiteSettings } from './settings.ts'
import { startBackend, type Backend } from './site.ts'

type StartShells = (
  children: Children,
  settings: SiteSettings,
  backend: Backend,
) => Promise<readonly string[]>

/**
 * Builds, publishes and runs what is in the working tree, until the command ends.
 *
 * @param startShells resolves to the addresses of its shells
 * @param openStore resolves to the settings of a store of its own
 */
export async function runWholeSite(
  settings: SiteSettings,
  startShells: StartShells,
  openStore?: (children: Children) => Promise<Partial<SiteSettings>>,
): Promise<void> {
  const children = new Children()
  try {
    await step('build', build)
    const all = { ...settings, ...(await openStore?.(children)) }
    await step('publish', () => publishRemotes(all))
    const backend = await step('backend', () => startBackend(children, all, localPeople(all)))
    // At once: nobody knows them once this is over, however it ends.
    printAccounts(backend.accounts ?? [])
    const shells = await startShells(children, all, backend)
    const consoleUrl = await startConsole(children, all, { shells, ...backend })
    if (backend.inboxUrl) console.error(`  inbox ${backend.inboxUrl}`)
    if (consoleUrl) console.log(`console ${consoleUrl}`)
    console.log(`ready ${addressOf(settings)}`)
  } catch (error) {
    await children.stop()
    throw error
  }
}
