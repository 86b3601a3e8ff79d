import * as v from 'valibot'

const environment = v.parse(
  v.object({
    SITE: v.pipe(v.string(), v.url()),
    INBOX: v.pipe(v.string(), v.url()),
    SUPABASE_URL: v.pipe(v.string(), v.url()),
    SUPABASE_ANON_KEY: v.string(),
    DATA_DIR: v.string(),
    CHROMIUM_PATH: v.string(),
  }),
  process.env,
)

/** The running site that `npm test` started for all stories. */
export const siteUnderTest = {
  url: environment.SITE,
  inbox: environment.INBOX,
  supabaseUrl: environment.SUPABASE_URL,
  supabaseAnonKey: environment.SUPABASE_ANON_KEY,
  dataFolder: environment.DATA_DIR,
  browser: environment.CHROMIUM_PATH,
}
