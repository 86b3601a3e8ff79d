import * as v from 'valibot'

const origin = v.pipe(
  v.string(),
  v.url('is not a URL'),
  v.transform((value) => value.replace(/\/+$/, '')),
)
export const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'is not a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'is not a port number'),
)

const settingsSchema = v.object({
  PORT: v.optional(portSchema, '4200'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'is empty')), '.data'),
  RELEASE_STORE: v.optional(v.pipe(v.string(), v.minLength(1, 'is empty'))),
  TRUSTED_KEYS: v.optional(v.pipe(v.string(), v.minLength(1, 'is empty'))),
  SITE_URL: v.optional(origin, 'https://www.example.com'),
  SITE_NAME: v.optional(v.pipe(v.string(), v.minLength(1, 'is empty')), 'Plumbline'),
  BOOKING_URL: v.pipe(v.string('is missing'), v.url('is not a URL')),
  SUPABASE_URL: v.pipe(v.string('is missing'), origin),
  SUPABASE_ANON_KEY: v.pipe(v.string('is missing'), v.minLength(1, 'is empty')),
  HTML_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(1, 'is empty'))),
  METRICS_ACCESS: v.optional(v.picklist(['local', 'open']), 'local'),
  TRUSTED_HOPS: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'is not a number from 0 to 9'), v.transform(Number)),
    '0',
  ),
  SENDER_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'is shorter than 32 characters'))),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export type Settings = v.InferOutput<typeof settingsSchema>

/**
 * Reads the server's settings once, at start.
 *
 * @throws {Error} one line that names every missing or wrong variable
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const result = v.safeParse(settingsSchema, env)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  throw new Error(`Settings: ${problems.join('; ')}`)
}
