import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { publishSiteData, type GateSurroundings, type Published, type SiteData } from 'delivery'
import { startShell } from 'shell/start-shell'
import type { ConsoleSettings } from '../settings.ts'

type Publisher = Parameters<typeof publishSiteData>[1]

/** Takes site data through the gate into the store. */
export type PublishSite = (
  publisher: Publisher,
  data: SiteData,
  report: (line: string) => void,
) => Promise<Published>

/** Of five parts each ends at the latest then: with what it has started, which is all of it. */
const phaseMs = 60_000

/**
 * The gate for site data on this host, the same as the command line's.
 *
 * @param root of the workspace, where the shell's build is
 * @returns what this host lacks for it, where it lacks something
 */
export function openSiteGate(settings: ConsoleSettings, root: string): PublishSite | string {
  const { CHROMIUM_PATH: browser, SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = settings
  const main = join(root, 'shell/dist/server/main.js')
  if (!browser) return 'a Chromium, which CHROMIUM_PATH names'
  if (!url || !anonKey) return 'a backend, which SUPABASE_URL and SUPABASE_ANON_KEY name'
  if (!existsSync(main)) return 'the shell’s build, shell/dist'
  const surroundings: Omit<GateSurroundings, 'report'> = {
    ...{ root, options: { site: siteUrlOf(settings) }, flags: new Set(), env: {}, phaseMs },
    findBrowser: () => Promise.resolve(browser),
    startShell: (trial, options) => startShell(trial, { ...options, main }),
    startBackend: () => Promise.resolve({ url, anonKey, stop: () => Promise.resolve() }),
    checkTypes: () => Promise.resolve(),
  }
  return (publisher, data, report) => publishSiteData({ ...surroundings, report }, publisher, data)
}

/** Where visitors meet the site: a link to look at something leads there. */
export const siteUrlOf = ({ SITE_URL, CONSOLE_SHELLS }: ConsoleSettings): string =>
  SITE_URL ?? CONSOLE_SHELLS[0] ?? 'http://localhost:4200'
