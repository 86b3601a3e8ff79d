import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SiteProvider, type Site } from 'shared-ui'
import type { LoaderFunction, RouteObject } from 'shared-ui/router'

const site: Site = {
  name: 'Plumbline',
  titleSuffix: ' | Plumbline Technical Recruiting',
  url: 'https://www.example.com',
  bookingUrl: 'https://booking.example.com',
  supabaseUrl: 'http://localhost',
  supabaseAnonKey: 'key',
}

interface Page extends Pick<RouteObject, 'Component' | 'ErrorBoundary'> {
  loader?: unknown
}
