import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LateDialog } from './late-dialog.tsx'
import { renderInSite } from './testing-frame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function renderDialog(load: () => Promise<{ default: () => string }>) {
  const close = vi.fn()
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <LateDialog isOpen={isOpen} close={close} load={load} instead="/contact" />
      </>
    )
  }
  return { router: renderInSite(<Page />), close }
}

test('a dialog’s code comes with its first opening', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => 'The dialog' }))
  const { close } = renderDialog(load)
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/The dialog/)).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
})

test('where the code does not come, a page takes the dialog’s place, and the frame stays', async () => {
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  const failure = new TypeError('Failed to fetch')
  const { router, close } = renderDialog(() => Promise.reject(failure))
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'))
  await act(async () => undefined)
  expect(close).toHaveBeenCalledOnce()
  expect(told).toHaveBeenCalledExactlyOnceWith(failure)
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy()
})
