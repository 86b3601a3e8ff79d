import { freePort } from 'delivery'
import { consoleSettings } from '../../console/src/settings.ts'
import { siteUrlOf } from '../../shell/server/settings.ts'
import { knownBrowser } from '../processes/browser.ts'
import type { Children } from '../processes/children.ts'
import { placesOf } from './publish-remotes.ts'
import { hasConsole, type SiteSettings } from './settings.ts'

/** Where it answers when nothing else does, and no setting says where. */
const usualPort = 4210

/**
 * Starts the console of a site, unless the settings want none.
 *
 * @param at where the site's shells answer, and the backend that people sign in to
 * @returns where it answers, which is loopback
 */
export async function startConsole(
  children: Children,
  settings: SiteSettings,
  { shells, url, anonKey }: { shells: readonly string[]; url: string; anonKey: string },
): Promise<string | null> {
  if (!hasConsole(settings)) return null
  const port = settings.CONSOLE_PORT ?? (await freePort(usualPort))
  const given: Record<string, unknown> = {
    ...settings,
    ...placesOf(settings),
    SITE_URL: siteUrlOf(settings),
    CHROMIUM_PATH: knownBrowser(),
    CONSOLE_PORT: port,
    CONSOLE_SHELLS: shells.join(),
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: anonKey,
  }
  const env = Object.keys(consoleSettings).flatMap((name) =>
    given[name] === undefined ? [] : [[name, String(given[name])]],
  )
  return children.start('The console', 'console/dist/server/main.js', Object.fromEntries(env))
}
