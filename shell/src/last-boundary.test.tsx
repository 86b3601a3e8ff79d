import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSmoothAnchors } from './frame/scrolling.ts'
import { LastBoundary } from './last-boundary.tsx'

const failure = new Error('An odd browser')
const told = vi.fn()

beforeEach(() => {
  vi.stubGlobal('reportError', told.mockClear())
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => vi.unstubAllGlobals())

const { listening, addEventListener } = vi.hoisted(() => {
  const { addEventListener } = window
  const listening: Parameters<typeof addEventListener>[] = []
  window.addEventListener = (...listener: (typeof listening)[number]) => {
    listening.push(listener)
    addEventListener.apply(window, listener)
  }
  return { listening, addEventListener }
})
// Other tests click in this window.
afterAll(() => {
  window.addEventListener = addEventListener
  for (const listener of listening) window.removeEventListener(...listener)
})

const Sound = () => <a href="#contact">Contact</a>

function FailingAtOnce() {
  if (isInBrowser) throw failure
  return <Sound />
}

function FailingAfterwards() {
  useEffect(() => {
    throw failure
  }, [])
  return <Sound />
}

let isInBrowser = false

test('links to parts of the page are the browser’s own too, where the page’s were at work before', async () => {
  function Anchors() {
    useSmoothAnchors()
    return (
      <a href={`${window.location.pathname}#contact`} id="contact">
        Contact
      </a>
    )
  }
  const page = document.body.appendChild(document.createElement('div'))
  const router = createMemoryRouter([{ path: '*', element: <Anchors /> }])
  createRoot(page).render(
    <LastBoundary>
      <RouterProvider router={router} />
      <FailingAfterwards />
    </LastBoundary>,
  )
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(failure))
  await new Promise((resolve) => setTimeout(resolve, 20))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  page.querySelector('a')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  page.remove()
})

test.each([FailingAtOnce, FailingAfterwards])(
  '%o leaves what the server made, with links of the browser’s own',
  async (Failing) => {
    isInBrowser = false
    const made = renderToString(<Failing />)
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = made
    isInBrowser = true
    hydrateRoot(
      page,
      <LastBoundary>
        <Failing />
      </LastBoundary>,
    )
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(failure))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(page.innerHTML).toBe(made)

    const seen = vi.fn()
    document.addEventListener('click', seen, { once: true })
    page.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(seen).not.toHaveBeenCalled()
    page.remove()
  },
)

test('what does not fail is shown', async () => {
  const page = document.createElement('div')
  createRoot(page).render(
    <LastBoundary>
      <Sound />
    </LastBoundary>,
  )
  await vi.waitFor(() => expect(page.textContent).toBe('Contact'))
  expect(told).not.toHaveBeenCalled()
})
