import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { root } from '../root.ts'
import { parseEnvironment, shellSettings } from '../../shell/server/settings.ts'
import { bothOrNeither, consoleSettings, hasBothOrNeither } from '../../console/src/settings.ts'
import { backendSettings } from '../../supabase/local/settings.ts'

const { SITE_URL, BOOKING_URL, SUPABASE_URL, SUPABASE_ANON_KEY } = shellSettings

/** Settings of the whole site as `npm start` runs it: the server's and the embedded backend's, read in one go. */
const settingsSchema = v.pipe(
  v.object({
    ...shellSettings,
    ...backendSettings,
    SITE_URL,
    BOOKING_URL: v.optional(BOOKING_URL),
    SUPABASE_URL: v.optional(SUPABASE_URL),
    SUPABASE_ANON_KEY: v.optional(SUPABASE_ANON_KEY),
    ALLOWED_ORIGINS: v.optional(v.string()),
    CONSOLE: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'on'),
    CONSOLE_PORT: v.optional(consoleSettings.CONSOLE_PORT),
    TRACE_URL: consoleSettings.TRACE_URL,
    OIDC_ISSUER: consoleSettings.OIDC_ISSUER,
    OIDC_CLIENT_ID: consoleSettings.OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET: consoleSettings.OIDC_CLIENT_SECRET,
  }),
  v.forward(
    v.check(
      (settings) => !settings.SUPABASE_URL === !settings.SUPABASE_ANON_KEY,
      'goes with SUPABASE_URL: set both for a hosted project, or neither for the embedded backend',
    ),
    ['SUPABASE_ANON_KEY'],
  ),
  v.forward(
    v.check((settings) => hasBothOrNeither(settings), bothOrNeither),
    ['OIDC_CLIENT_ID'],
  ),
)

export type SiteSettings = v.InferOutput<typeof settingsSchema>

export const hasConsole = ({ CONSOLE }: Partial<SiteSettings>): boolean => CONSOLE !== 'off'

/** As `parseSiteSettings`, for three shells on one machine: they share its processors, and go one after the other without a lost request. */
export function parseFleetSettings(env: Record<string, string | undefined>): SiteSettings {
  return parseSiteSettings({
    ...env,
    DRAIN_SECONDS: env['DRAIN_SECONDS'] || '5',
    RENDER_WORKERS: env['RENDER_WORKERS'] || String(Math.ceil(availableParallelism() / 3)),
  })
}

/** Folders are those of the workspace. Throws one line that names every wrong variable. */
export function parseSiteSettings(env: Record<string, string | undefined>): SiteSettings {
  const { RELEASE_STORE, ROOT_FILE, ...settings } = parseEnvironment(settingsSchema, env)
  // Of one run, for shell, console and functions alike; those of a hosted project could not know them.
  const ownSecret = () =>
    settings.SUPABASE_URL ? undefined : randomBytes(32).toString('base64url')
  const SENDER_SECRET = settings.SENDER_SECRET ?? ownSecret()
  const FIGURES_TOKEN = settings.FIGURES_TOKEN ?? ownSecret()
  const isFolder = RELEASE_STORE && !/^\w+:\/\//.test(RELEASE_STORE)
  return {
    ...settings,
    DATA_DIR: resolve(root, settings.DATA_DIR),
    ...(SENDER_SECRET && { SENDER_SECRET }),
    ...(FIGURES_TOKEN && { FIGURES_TOKEN }),
    ...(RELEASE_STORE && {
      RELEASE_STORE: isFolder ? resolve(root, RELEASE_STORE) : RELEASE_STORE,
    }),
    ...(ROOT_FILE && { ROOT_FILE: resolve(root, ROOT_FILE) }),
  }
}
