import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { remoteFolders } from 'shared-ui/federation'
import { readDeployedSite, type DeployedSite } from '../shell/deployed-site.ts'
import { Children } from './children.ts'
import { parseSiteSettings, root, type SiteSettings } from './settings.ts'
import { checkPorts, publishRemotes, shellEnvironment, startBackend } from './site.ts'
import { build, step } from './steps.ts'

/**
 * `npm run dev`: the composed site with hot reload. `--only <remote>` runs one remote from source, the others from
 * their releases; with `--against <url>` from those of a deployed site, whose backend it uses. `--gallery` runs the
 * gallery of the kit's components alone, beside a running site if there is one.
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
      await step('publish', () => publishRemotes(settings.DATA_DIR))
    }
    const backend = await step('backend', () => startBackend(children, settings))
    const sources: Record<string, string> = {}
    for (const [name, folder] of Object.entries(remoteFolders(root)))
      if (!only || name === only) sources[name] = await startVite(children, basename(folder), {})
    await startVite(children, 'shell', {
      ...shellEnvironment(settings, backend),
      DEV_REMOTES: JSON.stringify(sources),
      ...(deployed && { DEV_AGAINST: deployed.origin }),
    })
    console.log(`ready http://localhost:${settings.PORT}`)
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
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      against: { type: 'string' },
      gallery: { type: 'boolean' },
    },
  })
  const { against, gallery } = values
  const only = values.only?.replace(/^mf-/, '')
  const names = Object.keys(remoteFolders(root))
  if (only !== undefined && !names.includes(only))
    throw new Error(`There is no remote '${only}': choose one of ${names.join(', ')}`)
  if (against !== undefined && !only)
    throw new Error('--against goes with --only <remote>: say which remote runs from source')
  if (gallery && only !== undefined) throw new Error('--gallery runs alone, without --only')
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
