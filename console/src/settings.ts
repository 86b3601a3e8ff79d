import * as v from 'valibot'
import { parseEnvironment, portSchema, shellSettings } from 'shell/settings'

const { DATA_DIR, RELEASE_STORE, ROOT_FILE, METRICS_TOKEN, SITE_URL } = shellSettings
const { SUPABASE_URL, SUPABASE_ANON_KEY } = shellSettings
const { S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } =
  shellSettings

/** Where the store, the root and the shells are, as the shells' own settings say it. */
export const consoleSettings = {
  ...{ DATA_DIR, RELEASE_STORE, ROOT_FILE, METRICS_TOKEN },
  /** Where visitors meet the site: links to look at something lead there. */
  SITE_URL: v.optional(SITE_URL.wrapped, 'http://localhost:4200'),
  ...{ S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN },
  /** The backend that people sign in to with a password; without it nobody does so. It keeps what the field counted, too. */
  SUPABASE_URL: v.optional(SUPABASE_URL),
  SUPABASE_ANON_KEY: v.optional(SUPABASE_ANON_KEY),
  /** Opens `field-figures` of the backend at `SUPABASE_URL`; without either, what the field counted is forgotten with this process. */
  FIGURES_TOKEN: v.optional(v.string()),
  /** A directory that people sign in to by OpenID Connect, and what this console is called there. */
  OIDC_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.url('is not a URL'),
      v.regex(/^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/, 'is not an https:// address'),
    ),
  ),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  /** Where the key lies that acts for people. */
  CONSOLE_KEY: v.optional(v.string()),
  /** A Chromium, with which site data is tried before it is published. */
  CHROMIUM_PATH: v.optional(v.string()),
  CONSOLE_PORT: portSchema,
  /** Where a trace can be looked at, for example `http://localhost:16686/trace/{trace}`. */
  TRACE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/\S*\{trace\}\S*$/, 'is no http:// address with {trace} in it'),
    ),
  ),
  /** Addresses of shells whose figures are shown, separated by commas. */
  CONSOLE_SHELLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').filter(Boolean)),
      v.array(v.pipe(v.string(), v.url('is not a list of addresses'))),
      // Whoever is named twice is asked once.
      v.transform((list) => [...new Set(list.map((url) => new URL(url).origin))]),
      v.maxLength(100),
    ),
    'http://localhost:4200',
  ),
}

export const hasBothOrNeither = (settings: {
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
}) => !settings.OIDC_ISSUER === !settings.OIDC_CLIENT_ID
export const bothOrNeither = 'goes with OIDC_ISSUER: set both, or neither'

const schema = v.pipe(
  v.object(consoleSettings, 'is missing'),
  v.forward(
    v.check((settings) => hasBothOrNeither(settings), bothOrNeither),
    ['OIDC_CLIENT_ID'],
  ),
)

export type ConsoleSettings = v.InferOutput<typeof schema>

/** @throws {Error} one line that names every wrong variable */
export const parseConsoleSettings = (env: Record<string, string | undefined>): ConsoleSettings =>
  parseEnvironment(schema, env)
