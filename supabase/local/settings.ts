import * as v from 'valibot'
import { isAddressList } from '../functions/_shared/settings.ts'

const port = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,5}$/, 'is not a port number'),
      v.transform(Number),
      v.minValue(1, 'is not a port number'),
      v.maxValue(65535, 'is not a port number'),
    ),
    String(fallback),
  )

const address = v.optional(
  v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'is not an email address')),
)

/** Every setting of the embedded backend. */
export const backendSettings = {
  SUPABASE_PORT: port(54321),
  INBOX_PORT: port(54324),
  DATA_DIR: v.optional(v.string(), '.data'),
  SITE_URL: v.optional(v.pipe(v.string(), v.url('is not a URL')), 'http://localhost:4200'),
  SITE_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[^\p{Cc}]+$/u, 'is not one line')),
    'Plumbline',
  ),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'is not an smtp:// URL'))),
  CONTACT_EMAIL: address,
  MAIL_FROM: address,
  ALLOWED_ORIGINS: v.optional(v.string(), 'http://localhost:4200,http://127.0.0.1:4200'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.check(isAddressList, 'is not a list of addresses and networks')),
    '',
  ),
  SENDER_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'is shorter than 32 characters'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'has fewer than 16 characters'))),
}

const variables = v.object(backendSettings)

export type Settings = v.InferOutput<typeof variables>

/**
 * Reads the settings of the embedded backend. An empty variable is one that is not set. Throws one line naming every
 * wrong variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const verdict = v.safeParse(variables, given)
  if (verdict.success) return verdict.output
  const wrong = verdict.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`)
  throw new Error(wrong.join('; '))
}
