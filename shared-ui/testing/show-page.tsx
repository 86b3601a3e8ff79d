import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router-dom'
import { SiteProvider, type Site } from '../src/site.tsx'

/** A site as remotes' tests have it. */
export const site: Site = {
  name: 'Plumbline',
  titleSuffix: ' | Plumbline Technical Recruiting',
  url: 'https://www.example.com',
  bookingUrl: 'https://booking.example.com',
  supabaseUrl: 'http://localhost',
  supabaseAnonKey: 'key',
}

interface Page {
  path: string
  Component: ComponentType
  /** Absent where the shell's stands in. */
  ErrorBoundary?: ComponentType
  loader?: LoaderFunction
}

/** Renders route modules at an address, as the router would; answers the router. */
export function showPage(pages: Page | Page[], address: string) {
  const routes = [pages].flat().map((page) => ({ ...page, HydrateFallback: () => null }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
  return router
}

export function metaOf(name: string): string | null | undefined {
  return document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content')
}

export function canonicalLink(): string | null | undefined {
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href')
}

/** What the page tells search engines, or null. */
export function structuredData(): unknown {
  return JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
  )
}
