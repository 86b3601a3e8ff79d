import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LastBoundary } from './last-boundary.tsx'

const failure = new Error('An odd browser')
const told = vi.fn()

beforeEach(() => {
  vi.stubGlobal('reportError', told.mockClear())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => vi.unstubAllGlobals())

const listening: Parameters<typeof window.addEventListener>[] = []
const { addEventListener } = window
window.addEventListener = (...listener: (typeof listening)[number]) => {
  listening.push(listener)
  addEventListener.apply(window, listener)
}
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
