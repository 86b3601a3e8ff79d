import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SubmitButton } from './submit-button.tsx'

const page = (isPending: boolean) => (
  <>
    <input aria-label="Company" />
    <SubmitButton isPending={isPending}>Send</SubmitButton>
  </>
)

test('takes back the focus that it lost while it could not be pressed, unless the visitor went on', () => {
  const { rerender } = render(page(false))
  screen.getByRole('button').focus()
  rerender(page(true))
  // As browsers do, and the simulated one does not.
  screen.getByRole('button', { name: 'Sending...' }).blur()
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))

  rerender(page(true))
  screen.getByLabelText('Company').focus()
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByLabelText('Company'))
})
