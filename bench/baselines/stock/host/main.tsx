import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { SiteProvider, SlotProvider } from 'shared-ui'
import { configureBackend } from 'shared-ui/provider/data'
import { ThemeProvider } from 'shared-ui/theme/provider.tsx'
import 'shared-ui/theme/styles.css'
import type { PageData } from '../../../../shell/src/page-data.ts'
import { ownerOf } from '../../../../shell/src/ownership.ts'
import { createRemotes } from '../../../../shell/src/remotes.ts'
import { createDiscovery, siteRoutes } from '../../../../shell/src/router.tsx'
import type { Surroundings } from '../remote/surroundings.tsx'
import { loadRemotePart } from './remote-parts.ts'

const { site, lock } = JSON.parse(
  document.getElementById('page-data')?.textContent ?? '{}',
) as PageData

/** Each remote has its own copy of the kit: what the kit gets from its surroundings, each copy must be told. */
const remotes = createRemotes(lock, async (remote, expose) => {
  const part = await loadRemotePart(`${remote}/${expose}`)
  part.surround({ site, slots: remotes } satisfies Surroundings)
  return part
})

configureBackend({ url: site.supabaseUrl, anonKey: site.supabaseAnonKey })
const discover = createDiscovery(remotes)
const owner = ownerOf(location.pathname)
if (owner) await remotes.loadRoutes(owner)
const routes = siteRoutes(remotes).map((route) => ({ ...route, hydrateFallbackElement: <></> }))
const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: ({ path, patch }) => discover(path, patch),
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SiteProvider value={site}>
      <ThemeProvider>
        <SlotProvider value={remotes}>
          <RouterProvider router={router} />
        </SlotProvider>
      </ThemeProvider>
    </SiteProvider>
  </StrictMode>,
)
