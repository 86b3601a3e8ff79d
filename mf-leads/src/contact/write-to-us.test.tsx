import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { leave, visit } from '../testing/visit.tsx'
import { WriteToUs } from './write-to-us.tsx'

vi.mock('./contact-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

test('leads to the form on the page when the code of the window does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, router } = visit([{ path: '/contact', Component: WriteToUs }], '/contact')
  await user.click(screen.getByRole('button', { name: 'Write to us' }))

  await waitFor(() => expect(router.state.location.hash).toBe('#write'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
