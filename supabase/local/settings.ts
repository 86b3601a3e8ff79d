import * as v from 'valibot'
import { handedOn, mailAddress, smtpUrl } from '../functions/_shared/settings.ts'

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

/** Every setting of the embedded backend. */
export const backendSettings = {
  SUPABASE_PORT: port(54321),
  INBOX_PORT: port(54324),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Whose accounts are made at the first start, separated by commas. */
  ACCOUNTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').filter(Boolean)),
      v.array(v.pipe(v.string(), v.email('is no list of addresses'))),
      v.maxLength(100),
    ),
    '',
  ),
  SITE_URL: v.optional(v.pipe(v.string(), v.url('is not a URL')), 'http://localhost:4200'),
  SMTP_URL: v.optional(smtpUrl),
  CONTACT_EMAIL: v.optional(mailAddress),
  MAIL_FROM: v.optional(mailAddress),
  ...handedOn,
  ALLOWED_ORIGINS: v.optional(v.string(), 'http://localhost:4200,http://127.0.0.1:4200'),
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
