import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCallback, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LateDialog, type Opened } from './late-dialog.tsx'
import { renderInSite } from './testing-frame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function renderDialog(load: () => Promise<{ default: (opened: Opened) => string }>) {
  const closed = vi.fn()
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    const close = useCallback(() => {
      closed()
      setIsOpen(false)
    }, [])
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <LateDialog isOpen={isOpen} close={close} load={load} instead="/contact" />
      </>
    )
  }
  return { router: renderInSite(<Page />), closed }
}

/** Its visitor goes elsewhere while its code is awaited. */
async function leaveDialog() {
  vi.stubGlobal('reportError', vi.fn())
  const code = Promise.withResolvers<{ default: (opened: Opened) => string }>()
  const page = renderDialog(() => code.promise)
  await userEvent.click(screen.getByRole('button'))
  await act(() => page.router.navigate('/about'))
  const fail = () => act(async () => code.reject(new TypeError('Failed to fetch')))
  return { ...page, fail, come: code.resolve }
}

test('a dialog’s code comes with its first opening', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => 'The dialog' }))
  const { closed } = renderDialog(load)
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/The dialog/)).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()
})

test('where the code does not come, a page takes the dialog’s place, and the frame stays', async () => {
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  const failure = new TypeError('Failed to fetch')
  const { router, closed } = renderDialog(() => Promise.reject(failure))
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'))
  await act(async () => undefined)
  expect(closed).toHaveBeenCalledOnce()
  expect(told).toHaveBeenCalledExactlyOnceWith(failure)
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy()
})

test('a dialog whose code comes when its visitor is elsewhere does not open there', async () => {
  const { closed, come } = await leaveDialog()
  await act(async () => come({ default: ({ isOpen }) => (isOpen ? 'The dialog' : 'None') }))
  expect(screen.queryByText(/The dialog/)).toBeNull()
  expect(closed).toHaveBeenCalledOnce()
})

test('whoever has gone elsewhere is not led away by a dialog whose code does not come', async () => {
  const { router, fail } = await leaveDialog()
  await fail()
  expect(router.state.location.pathname).toBe('/about')
})

test('a dialog that was left is waited for again where it is opened again', async () => {
  const { router, fail } = await leaveDialog()
  await userEvent.click(screen.getByRole('button'))
  await fail()
  expect(router.state.location.pathname).toBe('/contact')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/about')
})

test('of two dialogs that are awaited the one asked for last opens, alone', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Shown }>()
  function Shown({ isOpen, name }: Opened & { name: string }) {
    return isOpen && <p>{name} is open</p>
  }
  const load = () => promise
  function Opener({ name }: { name: string }) {
    const [isOpen, setIsOpen] = useState(false)
    const close = useCallback(() => setIsOpen(false), [])
    return (
      <>
        <button onClick={() => setIsOpen(true)}>{name}</button>
        <LateDialog isOpen={isOpen} close={close} load={load} instead="/contact" name={name} />
      </>
    )
  }
  renderInSite(['First', 'Second'].map((name) => <Opener key={name} name={name} />))
  for (const name of ['First', 'Second'])
    await userEvent.click(screen.getByRole('button', { name }))
  await act(async () => resolve({ default: Shown }))
  expect(screen.getByText(/is open/).textContent).toBe('Second is open')

  await userEvent.click(screen.getByRole('button', { name: 'First' }))
  expect(screen.getByText(/is open/).textContent).toBe('First is open')
})
