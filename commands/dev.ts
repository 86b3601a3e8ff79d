import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { remoteFolders } from 'shared-ui/federation'
import { readDeployedSite, type DeployedSite } from '../shell/development/deployed-site.ts'
import { withoutSecretFiles } from '../shell/server/secret-files.ts'
import { environmentOf } from '../shell/start-shell.ts'
import { watchTypes } from './checks/types.ts'
import { Children } from './processes/children.ts'
import { endWhenStuck } from './processes/end-when-stuck.ts'
import { runCommand } from './processes/run-command.ts'
import { build, step } from './processes/steps.ts'
import { chooseRemote } from './remotes.ts'
import { publishRemotes } from './site/publish-remotes.ts'
import { root } from './root.ts'
import { parseSiteSettings, type SiteSettings } from './site/settings.ts'
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
  await (gallery ? showGallery() : develop(only, against))
})

/**
 * @param only the remote that runs from source, all when absent
 * @param against address of a deployed site that has the others
 */
async function develop(only?: string, against?: string): Promise<void> {
  const deployed = against ? await step('the deployed site', () => readDeployedSite(against)) : null
  const settings = { ...parseSiteSettings(process.env), ...(deployed && settingsOf(deployed)) }
  await checkPorts(settings)
  const children = new Children()
  try {
    if (only && !deployed) {
      await step('build the other remotes', build)
      await step('publish', () => publishRemotes(settings))
    }
    const backend = await step('backend', () => startBackend(children, settings))
    const folders = Object.entries(remoteFolders(root)).filter(([name]) => !only || name === only)
    const shell = await startShell(children, {
      ...environmentOf(shellSettingsOf(settings, backend)),
      DEV_REMOTES: folders.map(([name]) => name).join(),
      ...(deployed && { DEV_AGAINST: deployed.origin }),
    })
    console.log(`ready http://localhost:${settings.PORT}`)
    const watched = folders.map(([, folder]) => folder)
    if (!only) watched.push(join(root, 'shell'), join(root, 'shared-ui'))
    const report = (line: string) => console.error(line)
    await watchTypes(watched, children, report, (errors) => shell.send(errors))
  } catch (error) {
    await children.stop()
    throw error
  }
}

async function showGallery(): Promise<void> {
  const child = spawn(process.execPath, [`${root}/node_modules/vite/bin/vite.js`], {
    cwd: join(root, 'shared-ui/gallery'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const hasAddress = (text: string) => stripVTControlCharacters(text).includes('Local:')
  const line = await new Children().adopt('The gallery', child, hasAddress)
  const address = /http\S+/.exec(stripVTControlCharacters(line))?.[0] ?? ''
  console.log(`ready ${new URL(address).origin}`)
}

/** The deployed site's backend stands in for a local one. */
function settingsOf({ settings }: DeployedSite): Partial<SiteSettings> {
  return {
    SITE_NAME: settings.name,
    BOOKING_URL: settings.bookingUrl,
    SUPABASE_URL: settings.supabaseUrl,
    SUPABASE_ANON_KEY: settings.supabaseAnonKey,
  }
}

/** The development server of everything that runs from source; it takes the type errors that pages are to show. */
async function startShell(children: Children, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['shell/development/main.ts'], {
    cwd: root,
    env: { ...withoutSecretFiles(process.env), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await children.adopt('The development server', child, (line) => line.startsWith('{"ready"'))
  endWhenStuck(child, 'A render or a loader never ends: mend it, then type `npm run dev` again')
  return child
}
