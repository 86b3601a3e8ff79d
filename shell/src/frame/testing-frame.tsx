import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { SiteProvider, type Site } from 'shared-ui'

export const site: Site = {
  name: 'Plumbline',
  titleSuffix: ' | Plumbline Technical Recruiting',
  url: 'https://www.example.com',
  bookingUrl: 'about:blank',
  supabaseUrl: '',
  supabaseAnonKey: '',
}

/** For tests: renders a piece of the frame at an address, with what the frame expects around it. */
export function renderInSite(element: ReactNode, path = '/') {
  stubMatchMedia()
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
  return router
}

function stubMatchMedia() {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduce'),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }) as MediaQueryList
}
