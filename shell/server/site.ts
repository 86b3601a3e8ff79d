import type { Site } from 'shared-ui'
import type { Settings } from './settings.ts'

/** The settings that a browser may know. */
export function siteOf(settings: Settings): Site {
  return {
    name: settings.SITE_NAME,
    titleSuffix: ` | ${settings.SITE_NAME} Technical Recruiting`,
    url: settings.SITE_URL,
    bookingUrl: settings.BOOKING_URL,
    supabaseUrl: settings.SUPABASE_URL,
    supabaseAnonKey: settings.SUPABASE_ANON_KEY,
  }
}
