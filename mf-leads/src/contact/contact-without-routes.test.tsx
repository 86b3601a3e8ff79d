import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contact } from '../testing/contact-example.ts'
import { withFunctionsServer } from '../testing/functions-server.ts'
import { visit } from '../testing/visit.tsx'
import { Component as ContactForm } from './contact-form.tsx'

/** As the shell has it while the routes of this remote do not come: what holds their place takes no post. */
const routes = [
  {
    path: '/',
    ErrorBoundary: () => <h1>This page did not load</h1>,
    children: [
      {
        index: true,
        Component: () => (
          <>
            <h1>Home</h1>
            <ContactForm />
          </>
        ),
      },
      {
        path: 'contact/*',
        element: null,
        loader: () => {
          throw new Response(null, { status: 503 })
        },
      },
    ],
  },
]

const server = withFunctionsServer()

const sendButton = () => screen.getByRole('button', { name: 'Send message' })
const company = () => screen.getByLabelText<HTMLInputElement>('Company')

async function fillAndSend() {
  const { user } = visit(routes, '/')
  for (const [label, text] of [
    ['First name', contact.firstName],
    ['Last name', contact.lastName],
    ['Email', contact.email],
    ['Phone', contact.phone],
    ['Company', contact.company],
    ['Message', contact.message],
  ] as const) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await user.click(sendButton())
  return user
}

test('sends from a page of another remote without the routes of its own', async () => {
  await fillAndSend()

  expect(await screen.findByText('Thanks for reaching out!')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  expect(server.calls.map(({ body }) => body)).toEqual([contact])
})

test('offline, it says so, keeps everything, and tries again under the same key', async () => {
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const user = await fillAndSend()

  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByText('Please try again later or contact us directly.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  expect(company().value).toBe(contact.company)

  const keys = network.mock.calls.map(([, request]) =>
    new Headers(request?.headers).get('Idempotency-Key'),
  )
  const firstKey = keys.find((key) => key !== null)
  network.mockRestore()
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  await user.click(sendButton())
  expect(await screen.findByText('Thanks for reaching out!')).toBeTruthy()
  expect(server.calls).toMatchObject([{ key: firstKey, body: contact }])
})
