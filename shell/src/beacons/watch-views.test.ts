// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { defaultSite } from '../site/site-plan.ts'
import { createOutbox } from './outbox.ts'
import { takeBeaconsHere, testLock } from './testing-server.ts'
import { watchViews } from './watch-views.ts'

function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('views of remotes’ pages are told when the page is hidden: jumps and the shell’s pages are none', async () => {
  const server = takeBeaconsHere()
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/services'],
  })
  watchViews({ router, outbox: createOutbox(testLock), ownerOf: defaultSite.ownerOf })
  for (const path of ['/roles', '/roles#faq', '/about', '/contact', '/contact'])
    await router.navigate(path)
  expect(await server.answers()).toEqual([])

  hide()
  expect(await server.answers()).toEqual([204])
  expect(server.observed).toEqual([
    ['catalogue', 'aaaaaaaaaaaaaaaa', { views: 1 }],
    ['leads', 'bbbbbbbbbbbbbbbb', { views: 1 }],
    ['leads', 'bbbbbbbbbbbbbbbb', { views: 1 }],
  ])

  hide()
  expect(await server.answers()).toHaveLength(1)
})

test('a report never has more events than the server takes', async () => {
  const server = takeBeaconsHere()
  const outbox = createOutbox(testLock)
  for (let count = 0; count < 45; count++) outbox.add({ kind: 'view', remote: 'leads' })
  outbox.flush()
  expect(await server.answers()).toEqual([204, 204, 204])
  expect(server.observed).toHaveLength(45)
})
