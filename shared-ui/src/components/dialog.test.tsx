import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('whoever goes elsewhere has it closed once, also where its page takes a while to', async () => {
  const closed = vi.fn()
  function Page() {
    const [draws, setDraws] = useState(0)
    const onClose = () => {
      closed()
      if (draws < 5) setDraws(draws + 1)
    }
    return (
      <Dialog title="Apply" opened onClose={onClose}>
        Name
      </Dialog>
    )
  }
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const router = showPage({ path: '*', Component: Page }, '/roles')
  await screen.findByRole('dialog')
  await act(() => router.navigate('/about'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(closed).toHaveBeenCalledOnce()
})
