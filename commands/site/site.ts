import type { Person } from 'delivery'
import { addressOf, siteUrlOf } from '../../shell/server/settings.ts'
import { spawnShell, type ShellSettings } from '../../shell/start-shell.ts'
import type { Children } from '../processes/children.ts'
import { placesOf } from './publish-remotes.ts'
import type { SiteSettings } from './settings.ts'

/** Where the backend answers. */
export interface Backend {
  url: string
  anonKey: string
  inboxUrl: string | null
  /** Accounts that were made just now. */
  accounts?: readonly { email: string; password: string }[]
}

/**
 * The embedded backend, or the hosted one that the settings name.
 *
 * @param people whose accounts are made in the embedded one where they are not there yet
 */
export async function startBackend(
  children: Children,
  settings: SiteSettings,
  people: readonly Person[] = [],
): Promise<Backend> {
  if (settings.SUPABASE_URL && settings.SUPABASE_ANON_KEY)
    return { url: settings.SUPABASE_URL, anonKey: settings.SUPABASE_ANON_KEY, inboxUrl: null }
  const line = await children.start('The backend', 'supabase/local/main.ts', {
    ...backendEnvironment(settings),
    ACCOUNTS: people.map(({ email }) => email).join(),
  })
  const ready = JSON.parse(line) as Omit<Backend, 'inboxUrl'> & { inbox: string }
  return { ...ready, inboxUrl: ready.inbox }
}

/** The embedded backend's settings, from those of the whole site. */
export function backendEnvironment(settings: SiteSettings): Record<string, string> {
  const own = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${settings.PORT}`)
  return {
    SUPABASE_PORT: String(settings.SUPABASE_PORT),
    INBOX_PORT: String(settings.INBOX_PORT),
    DATA_DIR: settings.DATA_DIR,
    SITE_URL: siteUrlOf(settings),
    SITE_NAME: settings.SITE_NAME,
    ALLOWED_ORIGINS: [...own, settings.ALLOWED_ORIGINS].filter(Boolean).join(),
    ...Object.fromEntries(optional.map((name) => [name, settings[name] ?? ''])),
  }
}

/** As they are, where they are set. */
const optional = ['SENDER_SECRET', 'FIGURES_TOKEN', 'METRICS_TOKEN', 'SMTP_URL'] as const

/** The shell's settings, from those of the whole site. */
export function shellSettingsOf(settings: SiteSettings, backend: Backend): ShellSettings {
  return {
    ...settings,
    ...placesOf(settings),
    TRUSTED_HOPS: String(settings.TRUSTED_HOPS),
    SITE_URL: siteUrlOf(settings),
    BOOKING_URL: settings.BOOKING_URL ?? `${backend.url}/booking`,
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.anonKey,
  }
}

/** The composition server over what is published; resolves to where it answers. */
export async function startSite(
  children: Children,
  settings: SiteSettings,
  backend: Backend,
): Promise<string> {
  const shell = spawnShell(shellSettingsOf(settings, backend), { logFile: children.log })
  await children.adopt('The shell', shell.child, () => true)
  return addressOf(settings)
}
