import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { Notifications, SiteProvider } from 'shared-ui'
import { site } from 'shared-ui/testing/show-page.tsx'

// The simulated browser has no screen to ask about.
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList

/** And nothing to scroll: a form is reached by touching it. */
class NothingNear implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}
window.IntersectionObserver ??= NothingNear

/** Opens an address as a visitor, inside what the shell puts around every page. */
export function visit(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const page = render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
      <Notifications />
    </SiteProvider>,
  )
  return { ...page, router, user: userEvent.setup({ delay: null }) }
}

/** Ends the visit: nothing said and nothing typed reaches the next one. */
export function leave() {
  screen.queryAllByRole('button', { name: 'Dismiss' }).forEach((button) => fireEvent.click(button))
  cleanup()
  sessionStorage.clear()
}
