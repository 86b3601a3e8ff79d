import { act, render, screen } from '@testing-library/react'
import { SiteProvider } from 'shared-ui'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { PageOutlet } from './page-outlet.tsx'
import { site } from './testing-frame.tsx'

function waitForPage() {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const waits = vi.spyOn(window, 'setTimeout')
  const page = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    {
      element: <PageOutlet />,
      children: [
        { index: true, element: <h1>Here</h1> },
        { path: 'there', loader: () => page.promise, element: <h1>There</h1> },
      ],
    },
  ])
  render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
  const endWait = () => act(waits.mock.calls.find(([, ms]) => ms === 120)?.[0] as () => void)
  const come = () => act(async () => page.resolve(null))
  return { scrolled, leave: () => act(async () => void router.navigate('/there')), endWait, come }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('what is coming is shown from its top', async () => {
  const { scrolled, leave, endWait } = waitForPage()
  await leave()
  expect(scrolled).not.toHaveBeenCalled()
  endWait()
  expect(document.title).toBe('Loading | Plumbline')
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('a page that comes just as its wait ends stays where the router has put it', async () => {
  const { scrolled, leave, endWait, come } = waitForPage()
  await leave()
  await come()
  endWait()
  expect(screen.getByText('There')).toBeTruthy()
  expect(scrolled).not.toHaveBeenCalled()
})
