import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { fadeInTurn } from './view-transitions.ts'

/** As browsers do it: the next one ends the one before, and an end waits until the page is there. */
function startFading() {
  const skipped = vi.fn<() => void>()
  const begun = vi.fn<() => void>()
  const startViewTransition = (update: () => Promise<void>) => {
    begun()
    const over = Promise.withResolvers<undefined>()
    const shown = Promise.resolve().then(update)
    return {
      ready: Promise.reject(new Error('skipped')),
      finished: over.promise.then(() => shown),
      skipTransition() {
        skipped()
        over.resolve(undefined)
      },
    }
  }
  Object.assign(document, { startViewTransition })
  return { skipped, begun }
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  window.history.replaceState(null, '', '/')
})

function showSite() {
  const page = (name: string) => ({ path: `/${name}`, element: <h1>{name || 'home'}</h1> })
  const router = createBrowserRouter(['', 'one', 'two', 'three'].map(page))
  render(<RouterProvider router={fadeInTurn(router)} useTransitions={false} />)
  return (path: string) => router.navigate(path, { viewTransition: true })
}

test('what comes while a page fades in ends that, and only the last of it is shown', async () => {
  const { skipped, begun } = startFading()
  const navigate = showSite()
  await navigate('/one')
  await screen.findByRole('heading', { name: 'one' })
  expect(skipped).not.toHaveBeenCalled()
  await navigate('/two')
  await navigate('/three')
  await screen.findByRole('heading', { name: 'three' })
  expect(skipped).toHaveBeenCalled()
  expect(begun, 'no page fades in over another').toHaveBeenCalledOnce()
})

test('what comes before a page begins to fade in is shown, too', async () => {
  startFading()
  const navigate = showSite()
  await Promise.all([navigate('/one'), navigate('/two')])
  await navigate('/three')
  await screen.findByRole('heading', { name: 'three' })
  await navigate('/')
  await screen.findByRole('heading', { name: 'home' })
})

test('a transition of a page’s own is none of the provider’s', async () => {
  const { skipped } = startFading()
  const navigate = showSite()
  await navigate('/one')
  await screen.findByRole('heading', { name: 'one' })
  const own = document.startViewTransition(() => undefined)
  own.ready.catch(() => undefined)
  await navigate('/two')
  await screen.findByRole('heading', { name: 'two' })
  expect(skipped).toHaveBeenCalledOnce()
})

test('where nothing can fade the router is as it was', async () => {
  const navigate = showSite()
  await navigate('/two')
  await screen.findByRole('heading', { name: 'two' })
})
