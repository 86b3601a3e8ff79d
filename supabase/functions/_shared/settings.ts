import type { BlockList } from 'node:net'
import * as v from 'valibot'
import { addressList } from './sender-address.ts'

type Environment = Readonly<Record<string, string | undefined>>

const required = v.pipe(v.string('is missing'), v.nonEmpty('is missing'))
const url = v.pipe(required, v.url('is not a URL'))
const address = v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'is not an email address'))

const sitemapVariables = v.object({
  SUPABASE_URL: url,
  SUPABASE_SERVICE_ROLE_KEY: required,
  SITE_URL: url,
})

const metricsVariables = v.object({
  SUPABASE_URL: url,
  SUPABASE_SERVICE_ROLE_KEY: required,
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'is shorter than 16 characters'))),
})

const mailVariables = v.object({
  SUPABASE_URL: url,
  SUPABASE_SERVICE_ROLE_KEY: required,
  SITE_URL: url,
  SITE_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[^\p{Cc}]+$/u, 'is not one line')),
    'Plumbline',
  ),
  SMTP_URL: v.pipe(required, v.regex(/^smtps?:\/\/\S+$/, 'is not an smtp:// or smtps:// URL')),
  CONTACT_EMAIL: v.optional(address, 'hello@example.com'),
  MAIL_FROM: v.optional(address, 'no-reply@example.com'),
  ALLOWED_ORIGINS: v.optional(v.string(), ''),
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.check(isAddressList, 'is not a list of addresses and networks')),
    '',
  ),
  SENDER_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'is shorter than 32 characters'))),
})

export interface SitemapSettings {
  supabaseUrl: string
  serviceKey: string
  /** Without a trailing slash. */
  siteUrl: string
}

export interface MetricsSettings {
  supabaseUrl: string
  serviceKey: string
  /** What a monitor shows instead of the service key, with which it could do far more than read numbers. */
  metricsToken: string | undefined
}

export interface MailSettings {
  supabaseUrl: string
  serviceKey: string
  siteUrl: string
  siteName: string
  smtpUrl: string
  /** Where the firm reads its mail. */
  contactEmail: string
  /** Sender of both mails. */
  mailFrom: string
  /** Origins whose pages may post the contact form. */
  allowedOrigins: readonly string[]
  /** Our own proxies and shells, whose word is taken about who sent a request. */
  trustedProxies: BlockList
  /** Shared with the shells, which sign with it who sent them a form. */
  senderSecret: string | undefined
}

/** Settings of the function that writes the sitemap. Throws one line naming every bad variable. */
export function readSitemapSettings(environment: Environment): SitemapSettings {
  const variables = parse(sitemapVariables, environment)
  return {
    supabaseUrl: variables.SUPABASE_URL,
    serviceKey: variables.SUPABASE_SERVICE_ROLE_KEY,
    siteUrl: withoutSlash(variables.SITE_URL),
  }
}

/** Settings of the function that counts leads. Throws one line naming every bad variable. */
export function readMetricsSettings(environment: Environment): MetricsSettings {
  const variables = parse(metricsVariables, environment)
  return {
    supabaseUrl: variables.SUPABASE_URL,
    serviceKey: variables.SUPABASE_SERVICE_ROLE_KEY,
    metricsToken: variables.METRICS_TOKEN,
  }
}

/** Settings of the functions that store leads and send mail. Throws one line naming every bad variable. */
export function readMailSettings(environment: Environment): MailSettings {
  const variables = parse(mailVariables, environment)
  return {
    supabaseUrl: variables.SUPABASE_URL,
    serviceKey: variables.SUPABASE_SERVICE_ROLE_KEY,
    siteUrl: withoutSlash(variables.SITE_URL),
    siteName: variables.SITE_NAME,
    smtpUrl: variables.SMTP_URL,
    contactEmail: variables.CONTACT_EMAIL,
    mailFrom: variables.MAIL_FROM,
    allowedOrigins: [variables.SITE_URL, ...variables.ALLOWED_ORIGINS.split(',')]
      .map((origin) => origin.trim())
      .filter((origin) => URL.canParse(origin))
      .map((origin) => new URL(origin).origin),
    trustedProxies: addressList(variables.TRUSTED_PROXIES),
    senderSecret: variables.SENDER_SECRET,
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, environment: Environment) {
  const verdict = v.safeParse(schema, environment)
  if (verdict.success) return verdict.output
  const wrong = verdict.issues.map((issue) => {
    const missing = issue.received === 'undefined'
    return `${String(issue.path?.[0]?.key)} ${missing ? 'is missing' : issue.message}`
  })
  throw new Error(`Settings: ${wrong.join(', ')}`)
}

/** Whether it lists addresses and networks, separated by commas. */
export function isAddressList(text: string): boolean {
  try {
    return Boolean(addressList(text))
  } catch {
    return false
  }
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')
