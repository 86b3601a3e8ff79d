import * as v from 'valibot'
import { addressList } from './sender-address.ts'

type Environment = Readonly<Record<string, string | undefined>>

const required = v.pipe(v.string('is missing'), v.nonEmpty('is missing'))
const url = v.pipe(required, v.url('is not a URL'))
const database = { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: required }

export const mailAddress = v.pipe(
  v.string(),
  v.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'is not an email address'),
)
export const smtpUrl = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\/\S+$/, 'is not an smtp:// or smtps:// URL'),
)

const token = v.optional(v.pipe(v.string(), v.minLength(16, 'has fewer than 16 characters')))

/** What the embedded backend is told too, and hands on. */
export const handedOn = {
  SITE_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[^\p{Cc}]+$/u, 'is not one line')),
    'Plumbline',
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.check(isAddressList, 'is not a list of addresses and networks')),
    '',
  ),
  SENDER_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'is shorter than 32 characters'))),
  METRICS_TOKEN: token,
  FIGURES_TOKEN: token,
}

/** Settings of the function that writes the sitemap. Throws one line naming every bad variable. */
export const readSitemapSettings = reading({ ...database, SITE_URL: url }, (variables) => ({
  supabaseUrl: variables.SUPABASE_URL,
  serviceKey: variables.SUPABASE_SERVICE_ROLE_KEY,
  /** Without a trailing slash. */
  siteUrl: withoutSlash(variables.SITE_URL),
}))

/** Settings of the functions that tell numbers. Throws one line naming every bad variable. */
export const readMetricsSettings = reading(
  { ...database, METRICS_TOKEN: token, FIGURES_TOKEN: token },
  (variables) => ({
    supabaseUrl: variables.SUPABASE_URL,
    serviceKey: variables.SUPABASE_SERVICE_ROLE_KEY,
    /** What a monitor shows instead of the service key, with which it could do far more than read numbers. */
    metricsToken: variables.METRICS_TOKEN,
    /** What the console shows instead of it. */
    figuresToken: variables.FIGURES_TOKEN,
  }),
)

/** Settings of the functions that store leads and send mail. Throws one line naming every bad variable. */
export const readMailSettings = reading(
  {
    ...database,
    ...handedOn,
    SITE_URL: url,
    SMTP_URL: v.pipe(required, smtpUrl),
    CONTACT_EMAIL: v.optional(mailAddress, 'hello@example.com'),
    MAIL_FROM: v.optional(mailAddress, 'no-reply@example.com'),
    ALLOWED_ORIGINS: v.optional(v.string(), ''),
  },
  (variables) => ({
    supabaseUrl: variables.SUPABASE_URL,
    serviceKey: variables.SUPABASE_SERVICE_ROLE_KEY,
    siteUrl: withoutSlash(variables.SITE_URL),
    siteName: variables.SITE_NAME,
    smtpUrl: variables.SMTP_URL,
    /** Where the firm reads its mail. */
    contactEmail: variables.CONTACT_EMAIL,
    /** Sender of both mails. */
    mailFrom: variables.MAIL_FROM,
    /** Origins whose pages may post the contact form. */
    allowedOrigins: [variables.SITE_URL, ...variables.ALLOWED_ORIGINS.split(',')]
      .map((origin) => origin.trim())
      .filter((origin) => URL.canParse(origin))
      .map((origin) => new URL(origin).origin),
    /** Our own proxies and shells, whose word is taken about who sent a request. */
    trustedProxies: addressList(variables.TRUSTED_PROXIES),
    /** Shared with the shells, which sign with it who sent them a form. */
    senderSecret: variables.SENDER_SECRET,
  }),
)

export type SitemapSettings = ReturnType<typeof readSitemapSettings>
export type MetricsSettings = ReturnType<typeof readMetricsSettings>
export type MailSettings = ReturnType<typeof readMailSettings>

function reading<Entries extends v.ObjectEntries, Settings>(
  entries: Entries,
  settingsOf: (variables: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Settings,
) {
  const schema = v.object(entries)
  return (environment: Environment): Settings => {
    const verdict = v.safeParse(schema, environment)
    if (verdict.success) return settingsOf(verdict.output)
    const wrong = verdict.issues.map((issue) => {
      const missing = issue.received === 'undefined'
      return `${String(issue.path?.[0]?.key)} ${missing ? 'is missing' : issue.message}`
    })
    throw new Error(`Settings: ${wrong.join(', ')}`)
  }
}

/** Whether it lists addresses and networks, separated by commas. */
function isAddressList(text: string): boolean {
  try {
    return Boolean(addressList(text))
  } catch {
    return false
  }
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')
