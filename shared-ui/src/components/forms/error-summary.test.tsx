import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ErrorSummary, FormScope, TextField } from '../../forms.ts'

function Demo({ errors }: { errors?: Record<string, string> }) {
  return (
    <FormScope>
      <ErrorSummary errors={errors} />
      <TextField name="firstName" label="First name" required error={errors?.['firstName']} />
      <TextField
        name="email"
        label="Email"
        required
        help="We reply here."
        error={errors?.['email']}
      />
    </FormScope>
  )
}

test('shows nothing while nothing is wrong', () => {
  render(<Demo />)
  expect(screen.queryByText('Please check these fields')).toBeNull()
})

test('takes focus and leads to the field', async () => {
  const { rerender } = render(<Demo />)
  rerender(<Demo errors={{ email: 'Enter your email address' }} />)
  expect(document.activeElement).toBe(
    screen.getByRole('group', { name: 'Please check these fields' }),
  )
  await userEvent.click(screen.getByRole('link', { name: 'Enter your email address' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('takes focus again when the next attempt is wrong too', async () => {
  const errors = () => ({ email: 'Enter your email address' })
  const { rerender } = render(<Demo errors={errors()} />)
  await userEvent.type(screen.getByLabelText('Email'), 'ada')
  rerender(<Demo errors={errors()} />)
  expect(document.activeElement).toBe(
    screen.getByRole('group', { name: 'Please check these fields' }),
  )
})

test('the field says what is wrong with it and how it helps', () => {
  render(<Demo errors={{ email: 'Enter your email address' }} />)
  const field = screen.getByLabelText('Email')
  const notes = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(notes).toEqual(['We reply here.', 'Enter your email address'])
  expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBeNull()
})

test('two forms on one page keep their ids apart', () => {
  render(
    <>
      <Demo />
      <Demo />
    </>,
  )
  const ids = screen.getAllByLabelText('Email').map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})
