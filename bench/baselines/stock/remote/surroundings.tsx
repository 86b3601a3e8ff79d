import type { ReactNode } from 'react'
import { SiteProvider, SlotProvider, type Site, type SlotHost } from 'shared-ui'
import { configureBackend } from 'shared-ui/provider/data'

/** What the host gives to the kit's copy in a remote. */
export interface Surroundings {
  site: Site
  slots: SlotHost
}

let given: Surroundings | undefined

/** Called by the host before anything of the remote is shown. */
export function surround(surroundings: Surroundings): void {
  given = surroundings
  const { supabaseUrl, supabaseAnonKey } = surroundings.site
  configureBackend({ url: supabaseUrl, anonKey: supabaseAnonKey })
}

export function Surrounded({ children }: { children: ReactNode }) {
  if (!given) throw new Error('The host has not called surround')
  return (
    <SiteProvider value={given.site}>
      <SlotProvider value={given.slots}>{children}</SlotProvider>
    </SiteProvider>
  )
}
