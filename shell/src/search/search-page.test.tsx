import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from 'shared-ui/testing/show-page.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configureSearchIndex } from './search-index.ts'
import * as searchPage from './search-page.tsx'

const react = { kind: 'Technologies', title: 'React', path: '/technologies/react', text: '' }

beforeEach(() => configureSearchIndex(async () => [react]))
afterEach(cleanup)

const field = () => screen.findByRole<HTMLInputElement>('searchbox')

test('whoever asks, and asks again, stays in the field and hears what was found', async () => {
  const router = showPage({ path: '/search', ...searchPage }, '/search')
  const asked = await field()
  const said = screen.getByRole('status')
  await userEvent.type(asked, 'react{Enter}')
  await waitFor(() => expect(said.textContent).toBe('1 result for “react”'))
  expect(document.activeElement).toBe(await field())

  await userEvent.clear(await field())
  await userEvent.type(await field(), 'zzzz{Enter}')
  await waitFor(() => expect(said.textContent).toBe('Nothing found for “zzzz”'))
  expect(document.activeElement).toBe(await field())

  await router.navigate(-1)
  await waitFor(() => expect(asked.value).toBe('react'))
})

test('whoever types on while an answer is on its way keeps what was typed', async () => {
  const { promise, resolve } = Promise.withResolvers<(typeof react)[]>()
  showPage({ path: '/search', ...searchPage }, '/search')
  const asked = await field()
  configureSearchIndex(() => promise)
  await userEvent.type(asked, 'react{Enter} native')
  resolve([react])
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch('1 result'))
  expect((await field()).value).toBe('react native')
})

test('whoever asks nothing, or finds nothing, is led to the pages that lead to all others', async () => {
  const index = { kind: 'Pages', title: 'Technologies we know', path: '/technologies', text: '' }
  configureSearchIndex(async () => [react, index])
  showPage({ path: '/search', ...searchPage }, '/search')
  const links = () => within(screen.getByRole('region')).getAllByRole('link')
  expect((await screen.findByRole('region')).textContent).toContain('Parts of the site')
  expect(links().map(({ textContent }) => textContent)).toEqual(['Technologies we know'])
  await userEvent.type(await field(), 'zzzz{Enter}')
  await screen.findByText('No page matches')
  expect(links().map(({ textContent }) => textContent)).toEqual(['Technologies we know'])
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'react{Enter}')
  await waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(['React']))
})

test('the form is there also where the index does not load', async () => {
  configureSearchIndex(() => Promise.reject(new Error('away')))
  showPage({ path: '/search', ...searchPage }, '/search')
  expect(await field()).toBeTruthy()
})
