import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useSearchKey } from './search-shortcut.ts'

const open = vi.fn()

function Page() {
  useSearchKey(open)
  return (
    <>
      <input aria-label="Company" />
      <textarea aria-label="Message" />
      <select aria-label="Team size" />
      <button>Send</button>
    </>
  )
}

test.each([
  ['textbox', 'Company'],
  ['textbox', 'Message'],
  ['combobox', 'Team size'],
])('a slash in a %s, %s, opens nothing', async (role, name) => {
  render(<Page />)
  screen.getByRole(role, { name }).focus()
  await userEvent.keyboard('/')
  expect(open).not.toHaveBeenCalled()
})

test('a slash in the field of an extension, which lies in a shadow tree, opens nothing', () => {
  render(<Page />)
  const host = document.body.appendChild(document.createElement('div'))
  const field = document.createElement('input')
  host.attachShadow({ mode: 'open' }).append(field)
  field.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }))
  host.remove()
  expect(open).not.toHaveBeenCalled()
})

test('anywhere else it opens the search, but with keys that make it another', async () => {
  render(<Page />)
  screen.getByRole('button', { name: 'Send' }).focus()
  await userEvent.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}')
  expect(open).not.toHaveBeenCalled()
  await userEvent.keyboard('/')
  expect(open).toHaveBeenCalledOnce()
})

test('under an open dialog it opens nothing', async () => {
  render(<Page />)
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('aria-modal', 'true')
  open.mockClear()
  await userEvent.keyboard('/')
  dialog.remove()
  expect(open).not.toHaveBeenCalled()
})
