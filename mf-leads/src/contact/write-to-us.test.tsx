import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { leave, visit } from '../testing/visit.tsx'
import { WriteToUs } from './write-to-us.tsx'

const { promise: fails, resolve: fail } = Promise.withResolvers<undefined>()

vi.mock('./contact-dialog.tsx', async () => {
  await fails
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

test('whoever has gone elsewhere is not led on when the code of the window does not come', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const routes = [{ path: '/contact', Component: WriteToUs }, { path: '/about' }]
  const { user, router } = visit(routes, '/contact')
  await user.click(screen.getByRole('button', { name: 'Write to us' }))
  await act(() => router.navigate('/about'))
  const { location } = router.state

  fail(undefined)
  await waitFor(() => expect(complained).toHaveBeenCalled())
  await act(async () => undefined)
  expect(router.state.location).toBe(location)
})

test('leads to the form on the page when the code of the window does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const address = '/contact?about=PL-1041'
  const { user, router } = visit([{ path: '/contact', Component: WriteToUs }], address)
  await user.click(screen.getByRole('button', { name: 'Write to us' }))

  await waitFor(() => expect(router.state.location.hash).toBe('#write'))
  expect(router.state.location.search).toBe('?about=PL-1041')
  expect(screen.queryByRole('dialog')).toBeNull()
})
