import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { contact } from './contact-example.ts'

/** By field, what a visitor reads beside it. */
export const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  message: 'Message',
} as const

export const field = (name: keyof typeof labels) =>
  screen.getByLabelText<HTMLInputElement>(labels[name])
export const sendButton = () => screen.getByRole('button', { name: 'Send message' })

/** Types and leaves each field, as a visitor does. */
export async function fill(user: UserEvent, texts: Partial<typeof contact> = contact) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(field(name as keyof typeof contact))
    await user.click(field(name as keyof typeof contact))
    await user.paste(text)
  }
}

export const typed = () =>
  Object.fromEntries(
    (Object.keys(labels) as (keyof typeof labels)[]).map((name) => [name, field(name).value]),
  )
