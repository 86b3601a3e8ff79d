// @vitest-environment node
import { expect, test } from 'vitest'
import { backendThroughFront } from './backend-through-front.ts'
import type { PlainResponse } from './worker-functions.ts'

const answer: PlainResponse = { status: 200, headers: [], body: Buffer.from('[]') }
const url = 'http://backend/rest/v1/roles'

function openBackend(answers: (() => Promise<PlainResponse>)[]) {
  let asked = 0
  const { fetch } = backendThroughFront({ askBackend: () => answers[asked++]!() })
  return { fetch, asked: () => asked }
}

test('pages that ask the same at once ask once', async () => {
  const { fetch, asked } = openBackend([() => Promise.resolve(answer)])
  const responses = await Promise.all([fetch(url), fetch(url), fetch(url)])
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual([
    '[]',
    '[]',
    '[]',
  ])
  expect(asked()).toBe(1)
})

test('a page asks for itself when another’s question comes to nothing', async () => {
  const { fetch, asked } = openBackend([
    () => Promise.reject(new Error('Nobody waits for this any more')),
    () => Promise.resolve(answer),
  ])
  const [first, second] = await Promise.allSettled([fetch(url), fetch(url)])
  expect(first.status).toBe('rejected')
  expect(second.status).toBe('fulfilled')
  expect(asked()).toBe(2)
})

test('a form is sent as often as it is sent', async () => {
  const post = () => Promise.resolve({ ...answer, status: 201 })
  const { fetch, asked } = openBackend([post, post])
  await Promise.all([1, 2].map(() => fetch(url, { method: 'POST', body: '{}' })))
  expect(asked()).toBe(2)
})
