import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withFunctionsServer } from '../testing/functions-server.ts'
import { postWithoutScripts } from '../testing/post-without-scripts.tsx'
import { visit } from '../testing/visit.tsx'
import * as page from './release-page.tsx'

const path = '/contact/release'
const link = `${path}?lead=id&until=1&signature=abc`
const routes = [{ path, action: page.action, Component: page.Component }]

const server = withFunctionsServer()

const button = () => screen.queryByRole('button', { name: 'Release this request' })

test('asks before it releases, and keeps out of search engines', () => {
  visit(routes, link)

  expect(button()).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(server.calls).toEqual([])
})

test.each([
  [200, { status: 'released' }, 'status', 'The request is released', false],
  [200, { status: 'released before' }, 'status', 'The request is released already', false],
  [410, { error: { code: 'lead_gone' } }, 'alert', 'The request is gone', false],
  [410, { error: { code: 'link_expired' } }, 'alert', 'This link has expired', false],
  [404, { error: { code: 'unknown_link' } }, 'alert', 'This link does not work', false],
  [503, {}, 'alert', 'Something went wrong', true],
])('%i %j is said as a %s: %s', async (status, body, role, title, isOffered) => {
  server.answer = { status, body }
  expect(await postWithoutScripts(routes, link, {})).toBe(status)

  expect(server.calls.map((call) => call.body)).toEqual([
    { lead: 'id', until: '1', signature: 'abc' },
  ])
  expect(within(screen.getByRole(role)).getByText(title)).toBeTruthy()
  expect(button() !== null).toBe(isOffered)
})

test('an address without a link says so, and offers nothing to press', () => {
  visit(routes, path)

  expect(screen.getByText('This link does not work')).toBeTruthy()
  expect(button()).toBeNull()
})
