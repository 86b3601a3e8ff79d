import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { leaveOtherSpellings } from './leave-other-spellings.ts'

test('only what is spelled otherwise is left to the server, once for each navigation', async () => {
  const routes = [
    { path: '/', element: null },
    { path: '*', element: null, loader: () => null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/Opened/As/It/Is'] })
  const leave = vi.fn()
  leaveOtherSpellings(router, leave)
  router.revalidate()
  for (const path of ['/contact', '/', '/glossary/r%C3%A9sum%C3%A9?q=A#B', '/a-b/1'])
    await router.navigate(path)
  expect(leave.mock.calls).toEqual([])
  for (const path of ['/Contact?q=1#top', '/about/', '/%63ontact', '/a%'])
    await router.navigate(path)
  expect(leave.mock.calls.map(([path]) => path as string)).toEqual([
    '/Contact?q=1#top',
    '/about/',
    '/%63ontact',
    '/a%',
  ])
})
