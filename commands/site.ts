import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import {
  makeSigningKey,
  openReleaseStore,
  openStorage,
  promote,
  publicKeyOf,
  publish,
  readSigningKey,
  readTrustedKeys,
  saveSigningKey,
  SignatureError,
  signingKeyPath,
  trustedKeysPath,
  type ReleaseStore,
  type TrustedKeys,
} from 'delivery'
import { remoteFolders } from 'shared-ui/federation'
import type { Children } from './children.ts'
import { siteUrlOf } from '../shell/server/settings.ts'
import { environmentOf, spawnShell, type ShellSettings } from '../shell/start-shell.ts'
import { root, type SiteSettings } from './settings.ts'

/** Where the running parts answer. */
export interface RunningSite {
  url: string
  supabaseUrl: string
  supabaseAnonKey: string
  inboxUrl: string | null
}

type Places = Pick<SiteSettings, 'RELEASE_STORE' | 'TRUSTED_KEYS'>

/** Where releases and the keys of those who may publish are: the settings of the shell too. */
function placesOf(dataFolder: string, { RELEASE_STORE, TRUSTED_KEYS }: Places) {
  return {
    RELEASE_STORE: RELEASE_STORE ?? join(dataFolder, 'releases'),
    TRUSTED_KEYS: TRUSTED_KEYS ?? trustedKeysPath(dataFolder),
  }
}

/**
 * Publishes each remote's build from the working tree, and makes it live when it is new. It meets the shell of the same
 * tree, so it does not pass the gate, which is for what arrives later.
 *
 * @throws {Error} where others publish: a store with releases that were not signed with keys of this data folder
 */
export async function publishRemotes(dataFolder: string, settings: Places = {}): Promise<void> {
  const kit = JSON.parse(await readFile(join(root, 'shared-ui/package.json'), 'utf8')) as {
    version: string
  }
  const places = placesOf(dataFolder, settings)
  const store = openReleaseStore(openStorage(places.RELEASE_STORE, process.env))
  const folders = remoteFolders(root)
  if (settings.RELEASE_STORE) {
    const own = await readOwnKeys(dataFolder, Object.keys(folders))
    await refuseForeignStore(store, own, settings.RELEASE_STORE)
  }
  const trusted = await ensureKeys(dataFolder, Object.keys(folders), places.TRUSTED_KEYS, settings)
  for (const [remote, folder] of Object.entries(folders)) {
    const key = await readSigningKey(signingKeyPath(dataFolder, remote))
    const build = join(folder, 'dist')
    const { release, isNew } = await publish({
      store,
      trusted,
      key,
      remote,
      folder: build,
      kit: kit.version,
    })
    await store.changeRegistry((registry) =>
      isNew || !registry.remotes[remote] ? promote(registry, remote, release) : registry,
    )
  }
}

/**
 * Keys of a local site's own: whoever starts it may publish every remote to it.
 *
 * @throws {Error} where a key would be added to a list that the settings name: others may be served by it
 */
async function ensureKeys(
  dataFolder: string,
  remotes: string[],
  trusted: string,
  { TRUSTED_KEYS }: Places,
): Promise<TrustedKeys> {
  for (const remote of remotes) {
    const secret = signingKeyPath(dataFolder, remote)
    if (existsSync(secret)) continue
    if (TRUSTED_KEYS)
      throw new Error(`TRUSTED_KEYS is set, and ${secret} is missing: no key is added to that list`)
    await saveSigningKey(await makeSigningKey(remote), { secret, trusted })
  }
  return readTrustedKeys(trusted)
}

/** Whom this site publishes as: those whose secrets lie here, whatever else is trusted. */
async function readOwnKeys(dataFolder: string, remotes: string[]): Promise<TrustedKeys> {
  const secrets = remotes
    .map((remote) => signingKeyPath(dataFolder, remote))
    .filter((path) => existsSync(path))
  return {
    keys: await Promise.all(secrets.map(async (path) => publicKeyOf(await readSigningKey(path)))),
  }
}

/** The working tree must not go live where somebody else's site reads. */
async function refuseForeignStore(
  store: ReleaseStore,
  own: TrustedKeys,
  place: string,
): Promise<void> {
  const { remotes } = await store.readRegistry()
  for (const [remote, { stable }] of Object.entries(remotes))
    await store.readRelease(remote, stable, own).catch((error: unknown) => {
      if (!(error instanceof SignatureError)) return
      throw new Error(`RELEASE_STORE ${place} has releases of others: ${error.message}`)
    })
}

/** Says which setting to change when a port is taken, before anything is built or started. */
export async function checkPorts(settings: SiteSettings): Promise<void> {
  const ports = settings.SUPABASE_URL
    ? (['PORT'] as const)
    : (['PORT', 'SUPABASE_PORT', 'INBOX_PORT'] as const)
  const taken: string[] = []
  for (const name of ports)
    if (!(await isFree(settings[name])))
      taken.push(`${name} ${settings[name]} is taken; set ${name} to a free port`)
  if (taken.length > 0) throw new Error(taken.join('\n'))
}

async function isFree(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isFreeOn(host, port)))
  return answers.every(Boolean)
}

function isFreeOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

interface Backend {
  url: string
  anonKey: string
  inboxUrl: string | null
}

/** The embedded backend, or the hosted one that the settings name. */
export async function startBackend(children: Children, settings: SiteSettings): Promise<Backend> {
  if (settings.SUPABASE_URL && settings.SUPABASE_ANON_KEY)
    return { url: settings.SUPABASE_URL, anonKey: settings.SUPABASE_ANON_KEY, inboxUrl: null }
  const line = await children.start('The backend', 'supabase/local/main.ts', {
    SUPABASE_PORT: String(settings.SUPABASE_PORT),
    INBOX_PORT: String(settings.INBOX_PORT),
    DATA_DIR: settings.DATA_DIR,
    SITE_URL: siteUrlOf(settings),
    SITE_NAME: settings.SITE_NAME,
    SENDER_SECRET: settings.SENDER_SECRET,
    ALLOWED_ORIGINS: `http://localhost:${settings.PORT},http://127.0.0.1:${settings.PORT}`,
    ...(settings.SMTP_URL && { SMTP_URL: settings.SMTP_URL }),
  })
  const ready = JSON.parse(line) as { url: string; anonKey: string; inbox: string }
  return { url: ready.url, anonKey: ready.anonKey, inboxUrl: ready.inbox }
}

/** The shell's settings, from those of the whole site. */
function shellSettingsOf(settings: SiteSettings, backend: Backend): ShellSettings {
  return {
    ...settings,
    ...placesOf(settings.DATA_DIR, settings),
    TRUSTED_HOPS: String(settings.TRUSTED_HOPS),
    SITE_URL: siteUrlOf(settings),
    BOOKING_URL: settings.BOOKING_URL ?? `${backend.url}/booking`,
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.anonKey,
  }
}

/** The same for a process that is no shell of ours but takes its settings. */
export function shellEnvironment(settings: SiteSettings, backend: Backend): Record<string, string> {
  return environmentOf(shellSettingsOf(settings, backend))
}

/** The composition server over what is published. */
export async function startSite(
  children: Children,
  settings: SiteSettings,
  backend: Backend,
): Promise<RunningSite> {
  const shell = spawnShell(shellSettingsOf(settings, backend), { logFile: children.log })
  await children.adopt('The shell', shell.child, () => true)
  return {
    url: `http://localhost:${settings.PORT}`,
    supabaseUrl: backend.url,
    supabaseAnonKey: backend.anonKey,
    inboxUrl: backend.inboxUrl,
  }
}
