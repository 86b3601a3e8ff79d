import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { portSchema } from '../shell/server/settings.ts'

export const root = resolve(import.meta.dirname, '..')

const text = v.pipe(v.string(), v.minLength(1, 'is empty'))
const url = v.pipe(v.string(), v.url('is not a URL'))

/** Settings of the whole site as `npm start` runs it. */
const settingsSchema = v.pipe(
  v.object({
    PORT: v.optional(portSchema, '4200'),
    SUPABASE_PORT: v.optional(portSchema, '54321'),
    INBOX_PORT: v.optional(portSchema, '54324'),
    DATA_DIR: v.optional(text, '.data'),
    SITE_URL: v.optional(url),
    SITE_NAME: v.optional(text, 'Plumbline'),
    BOOKING_URL: v.optional(url),
    SMTP_URL: v.optional(url),
    SUPABASE_URL: v.optional(url),
    SUPABASE_ANON_KEY: v.optional(text),
    SENDER_SECRET: v.optional(text, () => randomBytes(32).toString('base64url')),
  }),
  v.forward(
    v.check(
      (settings) => !settings.SUPABASE_URL === !settings.SUPABASE_ANON_KEY,
      'goes with SUPABASE_URL: set both for a hosted project, or neither for the embedded backend',
    ),
    ['SUPABASE_ANON_KEY'],
  ),
)

export type SiteSettings = v.InferOutput<typeof settingsSchema>

/** Throws one line that names every wrong variable. */
export function parseSiteSettings(env: Record<string, string | undefined>): SiteSettings {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(settingsSchema, given)
  if (result.success) return { ...result.output, DATA_DIR: resolve(root, result.output.DATA_DIR) }
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  throw new Error(`Settings: ${problems.join('; ')}`)
}
