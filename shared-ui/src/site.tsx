import { createContext, use } from 'react'

/** Public settings of the site: the only configuration that reaches the browser. */
export interface Site {
  /** The firm's name, for example `Plumbline`. */
  name: string
  /** Ends every document title, for example ` | Plumbline Technical Recruiting`. */
  titleSuffix: string
  /** Origin of the public site without a trailing slash; canonical links point there. */
  url: string
  /** External scheduling page shown in the consultation dialog. */
  bookingUrl: string
  /** Backend origin and public key, sent as `apikey`. */
  supabaseUrl: string
  supabaseAnonKey: string
}

const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext.Provider

/** The site's public settings. Throws outside `SiteProvider`. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
