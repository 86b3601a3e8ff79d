import * as v from 'valibot'

const port = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.minValue(1, 'must be a port number'),
      v.maxValue(65535, 'must be a port number'),
    ),
    String(fallback),
  )

const address = v.optional(
  v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an email address')),
)

const variables = v.object({
  SUPABASE_PORT: port(54321),
  INBOX_PORT: port(54324),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  SITE_URL: v.optional(v.pipe(v.string(), v.url('must be a URL')), 'http://localhost:4200'),
  SITE_NAME: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'Plumbline'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// URL'))),
  CONTACT_EMAIL: address,
  MAIL_FROM: address,
  ALLOWED_ORIGINS: v.optional(v.string(), 'http://localhost:4200,http://127.0.0.1:4200'),
  TRUSTED_PROXIES: v.optional(v.string(), ''),
  SENDER_SECRET: v.optional(v.string()),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
  ),
})

export type Settings = v.InferOutput<typeof variables>

/** Reads the settings of the embedded backend. Throws one line naming every wrong variable. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const verdict = v.safeParse(variables, environment)
  if (verdict.success) return verdict.output
  const wrong = verdict.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`)
  throw new Error(wrong.join('; '))
}
