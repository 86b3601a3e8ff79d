import { join } from 'node:path'
import { remoteFolders } from 'shared-ui/remote-folders'
import { readDeployedSite } from '../shell/development/deployed-site.ts'
import { environmentOf } from '../shell/start-shell.ts'
import { Children } from './processes/children.ts'
import { develop, settingsOf } from './processes/development.ts'
import { startGallery } from './processes/gallery.ts'
import { runCommand } from './processes/run-command.ts'
import { build, step } from './processes/steps.ts'
import { chooseRemote } from './remotes.ts'
import { publishRemotes } from './site/publish-remotes.ts'
import { root } from './root.ts'
import { parseSiteSettings } from './site/settings.ts'
import { shellSettingsOf, startBackend } from './site/site.ts'
import { checkPorts } from './site/taken-ports.ts'

const help = `npm run dev
  the composed site with hot reload
npm run dev leads
  one remote from source, the others from their releases
npm run dev -- leads --against https://staging.example.com
  the others, and the data, from a deployed site
npm run dev -- --gallery
  the gallery of the kit's components alone`

const line = {
  typed: 'npm run dev --',
  names: ['[<remote>]'],
  options: { against: { type: 'string' }, gallery: { type: 'boolean' } },
  help,
} as const

/**
 * `npm run dev`: the composed site with hot reload, or a part of it from source. Type errors are told as they are made.
 */
runCommand(line, async ({ positionals: [named], values: { against, gallery } }) => {
  const only = named === undefined ? undefined : chooseRemote(named)
  if (against !== undefined && !only)
    throw new Error(`--against goes with a remote: say which one runs from source\n\n${help}`)
  if (gallery && only !== undefined) throw new Error('--gallery runs alone, without a remote')
  if (gallery) console.log(`ready ${(await startGallery()).url}`)
  else await developSite(only, against)
})

/**
 * @param only the remote that runs from source, all when absent
 * @param against address of a deployed site that has the others
 */
async function developSite(only?: string, against?: string): Promise<void> {
  const deployed = against ? await step('the deployed site', () => readDeployedSite(against)) : null
  const settings = { ...parseSiteSettings(process.env), ...(deployed && settingsOf(deployed)) }
  await checkPorts({ ...settings, CONSOLE: 'off' })
  const children = new Children()
  try {
    if (only && !deployed) {
      await step('build the other remotes', build)
      await step('publish', () => publishRemotes(settings))
    }
    const backend = await step('backend', () => startBackend(children, settings))
    const all = Object.entries(remoteFolders(root)).filter(([name]) => !only || name === only)
    const env = environmentOf(shellSettingsOf(settings, backend))
    await develop(
      children,
      Object.fromEntries(all),
      { ...env, ...(deployed && { DEV_AGAINST: deployed.origin }) },
      only ? [] : [join(root, 'shell'), join(root, 'shared-ui')],
    )
  } catch (error) {
    await children.stop()
    throw error
  }
}
