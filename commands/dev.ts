import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from 'delivery'
import { parseCommandLine } from 'delivery/command-line'
import { remoteFolders } from 'shared-ui/federation'
import { readDeployedSite, type DeployedSite } from '../shell/development/deployed-site.ts'
import { Children } from './processes/children.ts'
import { chooseRemote } from './remotes.ts'
import { parseSiteSettings, root, type SiteSettings } from './site/settings.ts'
import { publishRemotes } from './site/publish-remotes.ts'
import { shellEnvironment, startBackend } from './site/site.ts'
import { checkPorts } from './site/taken-ports.ts'
import { build, step } from './processes/steps.ts'
import { watchTypes } from './checks/types.ts'

const help = `npm run dev
  the composed site with hot reload
npm run dev leads
  one remote from source, the others from their releases; --only leads says the same
npm run dev -- leads --against https://staging.example.com
  the others, and the data, from a deployed site
npm run dev -- --gallery
  the gallery of the kit's components alone`

/**
 * `npm run dev`: the composed site with hot reload, or a part of it from source. Type errors are told as they are made.
 */
async function dev(): Promise<void> {
  const { only, against, gallery } = parseOptions()
  if (gallery) return showGallery()
  const deployed = against ? await step('the deployed site', () => readDeployedSite(against)) : null
  const settings = { ...parseSiteSettings(process.env), ...(deployed && settingsOf(deployed)) }
  await checkPorts(settings)
  const children = new Children()
  try {
    if (only && !deployed) {
      await step('build the other remotes', build)
      await step('publish', () => publishRemotes(settings.DATA_DIR, settings))
    }
    const backend = await step('backend', () => startBackend(children, settings))
    const sources: Record<string, string> = {}
    const folders = Object.entries(remoteFolders(root)).filter(([name]) => !only || name === only)
    for (const [name, folder] of folders)
      sources[name] = await startVite(children, basename(folder), {
        DEV_PORT: String(await freePort()),
      })
    await startVite(children, 'shell', {
      ...shellEnvironment(settings, backend),
      DEV_REMOTES: JSON.stringify(sources),
      ...(deployed && { DEV_AGAINST: deployed.origin }),
    })
    console.log(`ready http://localhost:${settings.PORT}`)
    const watched = folders.map(([, folder]) => folder)
    if (!only) watched.push(join(root, 'shell'), join(root, 'shared-ui'))
    await watchTypes(watched, children, (line) => console.error(line))
  } catch (error) {
    await children.stop()
    throw error
  }
}

async function showGallery(): Promise<void> {
  const origin = await startVite(new Children(), 'shared-ui/gallery', {})
  console.log(`ready ${origin}`)
}

function parseOptions(): { only?: string; against?: string; gallery?: boolean } {
  const options = {
    only: { type: 'string' },
    against: { type: 'string' },
    gallery: { type: 'boolean' },
  } as const
  const line = { typed: 'npm run dev --', names: ['[<remote>]'], options, help }
  const { positionals, values } = parseCommandLine(line, process.argv.slice(2), process.env)
  const { against, gallery } = values
  const named = positionals[0] ?? values.only
  const only = named === undefined ? undefined : chooseRemote(named)
  if (against !== undefined && !only)
    throw new Error(`--against goes with a remote: say which one runs from source\n\n${help}`)
  if (gallery && only !== undefined) throw new Error('--gallery runs alone, without a remote')
  return { only, against, gallery }
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

/**
 * One Vite development server, in its own process: the federation plugin keeps state of its own.
 *
 * @returns the origin where it answers, which its own configuration says
 */
async function startVite(
  children: Children,
  folder: string,
  env: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, [`${root}/node_modules/vite/bin/vite.js`], {
    cwd: `${root}/${folder}`,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const hasAddress = (text: string) => stripVTControlCharacters(text).includes('Local:')
  const line = await children.adopt(folder, child, hasAddress)
  return new URL(/http\S+/.exec(stripVTControlCharacters(line))?.[0] ?? '').origin
}

dev().catch((error: unknown) => {
  if (error instanceof Error && error.message) console.error(error.message)
  process.exit(1)
})
