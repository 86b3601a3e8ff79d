import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router-dom'
import { SiteProvider, type Site } from 'shared-ui'

const site: Site = {
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
  loader: LoaderFunction
}

/** Renders a route module at an address, as the router would. */
export function showPage({ path, Component, ErrorBoundary, loader }: Page, address: string) {
  const router = createMemoryRouter(
    [{ path, Component, ErrorBoundary, loader, HydrateFallback: () => null }],
    { initialEntries: [address] },
  )
  return render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
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
