import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { failure } from '../posted-form/form-answer.ts'
import { contact } from '../testing/contact-example.ts'
import { field, fill, labels, sendButton, typed } from '../testing/contact-fields.ts'
import { withFunctionsServer } from '../testing/functions-server.ts'
import { visit } from '../testing/visit.tsx'
import * as contactPage from './contact-page.tsx'
import { Component as ContactForm } from './contact-form.tsx'
import { submitContact } from './send-contact.ts'

const routes = [
  { path: '/contact', action: contactPage.action, Component: contactPage.Component },
  { path: '/elsewhere', Component: () => <ContactForm /> },
  { path: '/posted', Component: () => <ContactForm answer={postedAnswer} /> },
]

/** As the server answers a plain post that could not be sent. */
const postedAnswer = {
  ok: false,
  errors: {},
  values: { ...contact, message: 'Three backend engineers.' },
  notice: failure,
  status: 503,
}

const server = withFunctionsServer()

test('asks for six things, with the right keyboards and autofill', () => {
  visit(routes, '/elsewhere')

  for (const name of Object.keys(labels))
    expect(field(name as keyof typeof labels).required).toBe(true)
  expect(field('email').type).toBe('email')
  expect(field('phone').type).toBe('tel')
  expect(field('firstName').autocomplete).toBe('given-name')
  expect(field('lastName').autocomplete).toBe('family-name')
  expect(field('email').autocomplete).toBe('email')
  expect(field('phone').autocomplete).toBe('tel')
  expect(field('company').autocomplete).toBe('organization')
  const form = field('email').form
  expect(form?.method).toBe('post')
  expect(form?.getAttribute('action')).toBe('/contact')
})

/** Sends the form filled, to a server that answers when it is told to. */
async function sendHeld() {
  let open = () => {}
  server.gate = new Promise((resolve) => (open = resolve))
  const { user } = visit(routes, '/elsewhere')
  await fill(user)
  await user.click(sendButton())
  return { user, open }
}

test('sends what was typed, thanks, and is empty again', async () => {
  const { open } = await sendHeld()
  const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })
  expect(sending.disabled).toBe(true)
  open()

  const status = screen.getByRole('status')
  expect(await within(status).findByText('Thanks for reaching out!')).toBeTruthy()
  expect(
    within(status).getByText("We'll get back to you shortly. Check your email for confirmation."),
  ).toBeTruthy()
  expect(Object.values(typed()).join('')).toBe('')
  expect(server.calls.map(({ body }) => body)).toEqual([contact])
})

test('has a field that only programs fill', async () => {
  const { user } = visit(routes, '/elsewhere')
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull()
  const trap = () => screen.getByLabelText<HTMLInputElement>('Website')
  expect(trap().tabIndex).toBe(-1)
  expect(trap().autocomplete).toBe('off')
  await fill(user)
  await user.click(sendButton())
  await screen.findByText('Thanks for reaching out!')
  expect(server.calls).toMatchObject([{ isTrapped: false }])

  await fill(user)
  trap().value = 'https://spam.example'
  await user.click(sendButton())
  await waitFor(() => expect(server.calls).toHaveLength(2))
  expect(server.calls[1]).toMatchObject({ isTrapped: true, body: contact })
})

test('keeps everything when it cannot be sent, and says so', async () => {
  server.answer = {
    status: 503,
    body: { error: { code: 'unavailable', message: 'Not available.' } },
  }
  const { user } = visit(routes, '/elsewhere')
  await fill(user)
  await user.click(sendButton())

  const alert = screen.getByRole('alert')
  expect(await within(alert).findByText('Something went wrong')).toBeTruthy()
  expect(within(alert).getByText('Please try again later or contact us directly.')).toBeTruthy()
  expect(typed()).toEqual(contact)
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
})

test('what is said of another try takes the place of what was said before', async () => {
  server.answer = { status: 503, body: {} }
  const { user } = visit(routes, '/elsewhere')
  await fill(user)
  await user.click(sendButton())
  const urgent = within(screen.getByRole('alert'))
  await urgent.findByText('Something went wrong')
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  await user.click(sendButton())
  await waitFor(() => expect(server.calls).toHaveLength(2))
  expect(await urgent.findAllByText('Something went wrong')).toHaveLength(1)

  server.answer = { status: 200, body: { status: 'accepted' } }
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  await user.click(sendButton())
  await screen.findAllByText('Thanks for reaching out!')
  expect(screen.queryByText('Something went wrong')).toBeNull()
})

test('what became of it stands in the form when the notification has gone, until it is sent again', async () => {
  server.answer = { status: 200, body: { status: 'accepted' } }
  const { user } = visit(routes, '/elsewhere')
  await fill(user)
  await user.click(sendButton())
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.getByText('Thanks for reaching out!').closest('form')).not.toBeNull()

  await user.type(screen.getByLabelText('Company'), 'Acme')
  await user.click(sendButton())
  expect(await screen.findByRole('group', { name: 'Please check these fields' })).toBeTruthy()
  expect(screen.queryByText('Thanks for reaching out!')).toBeNull()
})

test('says the same when nothing answers at all', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const { user } = visit(routes, '/elsewhere')
  await fill(user)
  await user.click(sendButton())

  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(typed()).toEqual(contact)
})

test('gives up on a function that does not answer', async () => {
  server.gate = new Promise(() => undefined)
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const answer = submitContact(contact, false)
  await vi.waitUntil(() => server.calls.length === 1, 10_000)
  expect(timeout).toHaveBeenCalledWith(10_000)
  time.abort()
  timeout.mockRestore()

  expect(await answer).toMatchObject({ ok: false, notice: failure, values: contact })
})

test('leads from the summary to each field that is not in order', async () => {
  const { user } = visit(routes, '/elsewhere')
  await fill(user, { firstName: 'Ada', email: 'ada@' })
  await user.click(sendButton())

  const summary = screen.getByRole('group', { name: 'Please check these fields' })
  expect(document.activeElement).toBe(summary)
  expect(within(summary).queryByText('Enter your first name.')).toBeNull()
  await user.click(within(summary).getByRole('link', { name: /name@company\.com/ }))
  expect(document.activeElement).toBe(field('email'))
  expect(server.calls).toEqual([])
  expect(field('firstName').value).toBe('Ada')
})

test('checks a field when it is left, and takes the message back once it is in order', async () => {
  const { user } = visit(routes, '/elsewhere')
  await user.type(field('email'), 'ada')
  expect(screen.queryByText(/name@company\.com/)).toBeNull()
  await user.tab()

  const message = screen.getByText(/name@company\.com/)
  expect(field('email').getAttribute('aria-invalid')).toBe('true')
  expect(field('email').getAttribute('aria-describedby')).toBe(message.id)
  await user.type(field('email'), '@northline.example')
  expect(screen.queryByText(/name@company\.com/)).toBeNull()
})

test("shows the function's own verdict beside the field, in the summary and as a failure", async () => {
  server.answer = {
    status: 422,
    body: {
      error: {
        code: 'invalid_fields',
        message: 'x',
        fields: { phone: 'This line is not in service.' },
      },
    },
  }
  const { user } = visit(routes, '/elsewhere')
  await fill(user)
  await user.click(sendButton())

  const summary = await screen.findByRole('group', { name: 'Please check these fields' })
  expect(within(summary).getByRole('link', { name: 'This line is not in service.' })).toBeTruthy()
  expect(field('phone').getAttribute('aria-invalid')).toBe('true')
  expect(typed()).toEqual(contact)
  expect(within(screen.getByRole('alert')).getByText('Something went wrong')).toBeTruthy()
})

test('keeps what was typed across a reload', async () => {
  const first = visit(routes, '/elsewhere')
  await fill(first.user)
  first.unmount()
  visit(routes, '/elsewhere')

  await waitFor(() => expect(typed()).toEqual(contact))
})

test('forgets the draft once it is sent', async () => {
  const first = visit(routes, '/elsewhere')
  await fill(first.user)
  await first.user.click(sendButton())
  await screen.findByText('Thanks for reaching out!')
  first.unmount()
  visit(routes, '/elsewhere')

  expect(Object.values(typed()).join('')).toBe('')
})

test('keeps what was typed while it was being sent', async () => {
  const { user, open } = await sendHeld()
  await waitFor(() => expect(server.calls).toHaveLength(1))
  await user.type(field('message'), ' Remote is fine.')
  open()
  await screen.findByText('Thanks for reaching out!')

  expect(field('message').value).toBe(`${contact.message} Remote is fine.`)
})

test('keeps what was typed on another page while it was being sent', async () => {
  let open = () => {}
  server.gate = new Promise((resolve) => (open = resolve))
  const { user, router } = visit(routes, '/elsewhere')
  await fill(user)
  await user.click(sendButton())
  await waitFor(() => expect(server.calls).toHaveLength(1))
  await act(() => router.navigate('/contact'))
  await waitFor(() => expect(typed()).toEqual(contact))
  await user.type(field('message'), ' And Flink.')
  open()
  await screen.findByText('Thanks for reaching out!')

  expect(field('message').value).toBe(`${contact.message} And Flink.`)
})

test('sends what stands in it, also what a tool has put there without a word', async () => {
  const { user } = visit(routes, '/elsewhere')
  await fill(user, { ...contact, company: 'Typed Ltd' })
  field('company').value = contact.company
  await user.click(sendButton())
  await screen.findByText('Thanks for reaching out!')

  expect(server.calls.map(({ body }) => body)).toEqual([contact])
  expect(Object.values(typed()).join('')).toBe('')
})

test('what a tool has put there without a word stays in place when something is wrong, the trap too', async () => {
  const { user } = visit(routes, '/elsewhere')
  await fill(user, { ...contact, email: 'ada@' })
  const company = field('company')
  company.value = 'Silent Ltd'
  screen.getByLabelText<HTMLInputElement>('Website').value = 'https://spam.example'
  await user.click(sendButton())
  await screen.findByRole('group', { name: 'Please check these fields' })
  expect(field('company')).toBe(company)
  await fill(user, { email: contact.email })
  await user.click(sendButton())
  await waitFor(() =>
    expect(server.calls).toMatchObject([{ isTrapped: true, body: { company: 'Silent Ltd' } }]),
  )
})

test('makes one request of a double click', async () => {
  const { user } = visit(routes, '/elsewhere')
  await fill(user)
  await user.dblClick(sendButton())
  await screen.findByText('Thanks for reaching out!')

  expect(server.calls).toHaveLength(1)
})

test('blames nobody who presses once more after it was sent for empty fields', async () => {
  const { user } = visit(routes, '/elsewhere')
  await fill(user)
  await user.click(sendButton())
  await screen.findByText('Thanks for reaching out!')
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  await user.click(sendButton())
  expect(screen.queryByRole('group', { name: 'Please check these fields' })).toBeNull()
  expect(server.calls).toHaveLength(1)

  await user.type(field('company'), 'Northline')
  await user.click(sendButton())
  const summary = screen.getByRole('group', { name: 'Please check these fields' })
  await user.clear(field('company'))
  await user.click(sendButton())
  expect(within(summary).getByRole('link', { name: 'Enter your company.' })).toBeTruthy()
})

/** A visitor fills the form, cannot send it, and leaves the page. */
async function failOnce() {
  server.answer = { status: 503, body: {} }
  const { user, unmount } = visit(routes, '/elsewhere')
  await fill(user)
  await user.click(sendButton())
  await waitFor(() => expect(server.calls).toHaveLength(1))
  unmount()
}

test('keeps its key when it is typed anew before the rules are there', async () => {
  await failOnce()
  const { user } = visit(routes, '/elsewhere')
  fireEvent.input(field('firstName'), { target: { value: contact.firstName } })
  await user.click(sendButton())
  await waitFor(() => expect(typed()).toEqual(contact))
  await user.click(sendButton())
  await waitFor(() => expect(server.calls).toHaveLength(2))
  expect(server.calls[1]).toEqual(server.calls[0])
})

test('sends the same form again under the same key, a changed or a new one under another', async () => {
  server.answer = { status: 503, body: {} }
  const { user } = visit(routes, '/elsewhere')
  await fill(user)
  const send = async (count: number) => {
    await user.click(sendButton())
    await waitFor(() => expect(server.calls).toHaveLength(count))
    await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  }
  await send(1)
  await user.type(field('message'), '!{Backspace} ')
  await send(2)
  await user.type(field('message'), ' Remote is fine.')
  await send(3)

  const [first, second, third] = server.calls.map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('does not reuse a key for texts that came another way', async () => {
  await failOnce()
  const { user } = visit(routes, '/posted')
  expect(field('message').value).toBe('Three backend engineers.')
  await user.click(sendButton())
  await waitFor(() => expect(server.calls).toHaveLength(2))

  expect(server.calls[1]?.key).not.toBe(server.calls[0]?.key)
})
