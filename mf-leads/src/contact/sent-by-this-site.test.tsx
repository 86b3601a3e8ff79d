import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ActionFunctionArgs } from 'shared-ui/router'
import { contact } from '../testing/contact-example.ts'
import { fill, sendButton, typed } from '../testing/contact-fields.ts'
import { withFunctionsServer } from '../testing/functions-server.ts'
import { visit } from '../testing/visit.tsx'
import { Component as ContactForm } from './contact-form.tsx'
import { action } from './contact-page.tsx'

const server = withFunctionsServer()

/** The browser reaches nothing but `/contact`, where this answers. */
function onlyThisSite(answer: (init?: RequestInit) => Promise<Response>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (address !== '/contact') throw new TypeError('Failed to fetch')
    return answer(init)
  })
}

/** The site's own server there, which reaches the function. */
function ownServer() {
  const whole = globalThis.fetch
  onlyThisSite(async (init) => {
    vi.mocked(globalThis.fetch).mockImplementation(whole)
    const request = new Request('http://localhost/contact', init)
    const { data, init: status } = await action({ request } as ActionFunctionArgs)
    return Response.json(data, status ?? {})
  })
}

/** Sends the form from a page of whichever remote. */
async function send(texts: Partial<typeof contact> = contact, trap = '') {
  const { user } = visit([{ path: '/elsewhere', Component: () => <ContactForm /> }], '/elsewhere')
  await fill(user, texts)
  screen.getByLabelText<HTMLInputElement>('Website').value = trap
  await user.click(sendButton())
  return user
}

async function expectKept(texts: Partial<typeof contact> = contact) {
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  expect(typed()).toEqual(texts)
}

test('where nothing else is reached the site takes the form, under the key of the first try', async () => {
  server.answer = { status: 503, body: {} }
  const user = await send()
  await expectKept()

  server.answer = { status: 200, body: { status: 'accepted' } }
  ownServer()
  await user.click(sendButton())
  await screen.findByText('Thanks for reaching out!')
  expect(server.calls[1]).toEqual(server.calls[0])
  expect(Object.values(typed()).join('')).toBe('')
})

test('a program that is caught is caught there too', async () => {
  ownServer()
  await send(contact, 'https://spam.example')
  await waitFor(() => expect(server.calls).toMatchObject([{ isTrapped: true, body: contact }]))
})

test('what the site cannot send either stays in place, also when it has the words of our thanks', async () => {
  server.answer = { status: 503, body: {} }
  ownServer()
  const texts = { ...contact, message: 'I read "Thanks for reaching out!" last year.' }
  await send(texts)
  await expectKept(texts)
  expect(server.calls).toHaveLength(1)
})

test('nobody is thanked by a page that somebody else sends in its place', async () => {
  onlyThisSite(async () => new Response('<h1>Your network asks you to sign in</h1>'))
  await send()
  await expectKept()
})

test('nor by one at the address of the function', async () => {
  server.answer = { status: 200, body: '<h1>Your network asks you to sign in</h1>' }
  await send()
  await expectKept()
})
