import { availableParallelism } from 'node:os'
import * as v from 'valibot'
import { readSecretFiles } from './secret-files.ts'

const origin = v.pipe(
  v.string(),
  v.url('is not a URL'),
  v.transform((value) => value.replace(/\/+$/, '')),
)
const webAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:/i.test(text) && URL.canParse(text), 'is not a URL'),
  // As browsers read it, whatever the way that it is written.
  v.transform((text) => new URL(text)),
)
const siteOrigin = v.pipe(
  webAddress,
  v.check(({ href, origin }) => href === `${origin}/`, 'is not an origin'),
  v.transform((url) => url.origin),
)
/** A whole number that is written like this; `message` says of any other text what it is not. */
const numberLike = (form: RegExp, message: string, max = Infinity) =>
  v.pipe(v.string(), v.regex(form, message), v.transform(Number), v.maxValue(max, message))

/** What OpenTelemetry cannot read of these, it leaves out, and says nothing. */
const headerList = /^((^|,)[\w-]+=([ -$&-+\--:<-~]|%[2-7][\da-f])+)+$/i

export const portSchema = numberLike(/^\d{1,5}$/, 'is not a port number', 65_535)

/** Every setting of the composition server; `npm start` has these and its backend's. */
export const shellSettings = {
  PORT: v.optional(portSchema, '4200'),
  /** The one address to listen on; loopback without it. */
  HOST: v.optional(v.pipe(v.string(), v.ip('is not an IP address'))),
  /** How long it goes on answering when it is told to stop. */
  DRAIN_SECONDS: v.optional(numberLike(/^\d{1,2}$/, 'is not a whole number from 0 to 60', 60), '0'),
  DATA_DIR: v.optional(v.string(), '.data'),
  RELEASE_STORE: v.optional(v.string()),
  /** Where a bucket is, when the releases are in one. */
  S3_ENDPOINT: v.optional(v.string()),
  S3_REGION: v.optional(v.string()),
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_SESSION_TOKEN: v.optional(v.string()),
  /** Who may do what, and the shell's own key. */
  ROOT_FILE: v.optional(v.string()),
  SHELL_KEY: v.optional(v.string()),
  REGISTRY_MAX_AGE_DAYS: v.optional(numberLike(/^[1-9]\d{0,3}$/, 'is not a number of days'), '30'),
  SITE_URL: v.optional(siteOrigin),
  SITE_NAME: v.optional(v.string(), 'Plumbline'),
  BOOKING_URL: v.pipe(
    webAddress,
    v.transform(({ href }) => href),
  ),
  SUPABASE_URL: origin,
  SUPABASE_ANON_KEY: v.string(),
  HTML_CACHE: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'on'),
  /** Processes that render pages; one more stands by. */
  RENDER_WORKERS: v.optional(
    numberLike(/^[1-9]\d?$/, 'is not a number from 1 to 99'),
    String(Math.min(availableParallelism(), 99)),
  ),
  METRICS_TOKEN: v.optional(v.string()),
  METRICS_ACCESS: v.optional(v.picklist(['local', 'open'], 'is neither local nor open'), 'local'),
  TRUSTED_HOPS: v.optional(numberLike(/^\d$/, 'is not a number from 0 to 9'), '0'),
  SENDER_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'is shorter than 32 characters'))),
  /** Who receives traces by OTLP over HTTP, by the names that OpenTelemetry gives its settings; without an address nobody does. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(origin, v.regex(/^https?:/, 'is not a URL'))),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(v.string(), v.regex(headerList, 'is no list of name=value')),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'shell'),
  OTEL_TRACES_SAMPLER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(parentbased_)?(always_on|always_off|traceidratio)$/, 'is no sampler we know'),
    ),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    numberLike(/^(\d|\d?\.\d{1,6})$/, 'is not a number from 0 to 1', 1),
    '1',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'is none of debug, info, warn, error and silent',
    ),
    'info',
  ),
}

const settingsSchema = v.pipe(
  v.object(shellSettings, 'is missing'),
  v.transform((settings) => ({ ...settings, SITE_URL: siteUrlOf(settings) })),
)

export type Settings = v.InferOutput<typeof settingsSchema>

/** Where it answers on this machine. */
export function addressOf({ HOST, PORT }: Place): string {
  if (!HOST || isAnyAddress(HOST)) return `http://localhost:${PORT}`
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}

/** The site's public origin: where it answers on this machine, unless it is told. */
export const siteUrlOf = ({ SITE_URL, ...place }: Place & { SITE_URL?: string }): string =>
  SITE_URL ?? addressOf(place)

interface Place {
  HOST?: string
  PORT: number
}

/** `0.0.0.0`, and `::` in each of its spellings. */
const isAnyAddress = (host: string) => /^[0:.]+$/.test(host)

type Environment = Record<string, string | undefined>

/**
 * Reads the server's settings once, at start.
 *
 * @throws {Error} one line that names every missing or wrong variable
 */
export const parseSettings = (env: Environment): Settings => parseEnvironment(settingsSchema, env)

/** Reads the variables of any schema, or their files; throws as `parseSettings` does. An empty variable is one that is not set. */
export function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  env: Environment,
): v.InferOutput<Schema> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const given = readSecretFiles(set)
  const result = v.safeParse(schema, given.env)
  if (result.success && given.problems.size === 0) return result.output
  const issues = (result.issues ?? []).flatMap((issue) => {
    const name = String(issue.path?.[0].key ?? '')
    return given.problems.has(name) ? [] : [`${name} ${issue.message}`]
  })
  throw new Error(`Settings: ${[...given.problems.values(), ...issues].join('; ')}`)
}
