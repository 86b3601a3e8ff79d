import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeApp } from '../testing/app.ts'

async function makeEndpoint() {
  const lines: Record<string, unknown>[] = []
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const app = await makeApp({ log })
  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    (
      await app.request('/_reports', {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    ).status
  return {
    post,
    logged: () => lines.filter(({ event }) => event === 'browser-report'),
    count: async (kind: string) => {
      const text = await (await app.request('/metrics')).text()
      return Number(new RegExp(`browser_reports_total{kind="${kind}"} (\\d+)`).exec(text)?.[1])
    },
  }
}

/** As Chromium sends them. */
const forbidden = {
  age: 12,
  type: 'csp-violation',
  url: 'https://www.example.com/search?q=my+name',
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL: 'https://evil.example/x.js?about=me',
    disposition: 'enforce',
    documentURL: 'https://www.example.com/search?q=my+name',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    referrer: 'https://elsewhere.example/',
    sample: 'typed text',
    sourceFile: 'https://www.example.com/assets/entry.js',
    statusCode: 200,
  },
}
const unchecked = {
  type: 'integrity-violation',
  url: 'https://www.example.com/about',
  body: { blockedURL: 'https://www.example.com/x.js', destination: 'script', reportOnly: false },
}

test('what a policy forbade is counted, and logged without the visitor', async () => {
  const { post, logged, count } = await makeEndpoint()
  expect(await post([forbidden, unchecked])).toBe(204)
  expect(logged()).toEqual([
    {
      level: 40,
      event: 'browser-report',
      kind: 'csp-violation',
      page: 'https://www.example.com/search',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js',
      sourceFile: 'https://www.example.com/assets/entry.js',
    },
    {
      level: 40,
      event: 'browser-report',
      kind: 'integrity-violation',
      page: 'https://www.example.com/about',
      destination: 'script',
      blockedURL: 'https://www.example.com/x.js',
    },
  ])
  expect(await count('csp-violation')).toBe(1)
  expect(await count('integrity-violation')).toBe(1)
})

test('a flood is counted and not logged, and no invented kind becomes a series', async () => {
  const { post, logged, count } = await makeEndpoint()
  const many = Array.from({ length: 20 }, () => ({ ...forbidden, body: {} }))
  for (let flood = 0; flood < 3; flood++) expect(await post(many)).toBe(204)
  expect(await post([{ type: 'invented', body: {} }])).toBe(204)
  // The minute may end while the test runs.
  expect(logged().length).toBeLessThanOrEqual(20)
  expect(await count('csp-violation')).toBe(60)
  expect(await count('other')).toBe(1)
})

test('the network service of a browser is let in, and another site is not', async () => {
  const { post } = await makeEndpoint()
  // As Chromium 156 sends them: it says nothing of where they come from but the page's origin.
  expect(await post([forbidden], { origin: 'https://www.example.com' })).toBe(204)
  expect(await post([forbidden], { 'sec-fetch-site': 'same-origin' })).toBe(204)
  expect(await post([forbidden], { origin: 'https://evil.example' })).toBe(403)
  expect(await post([forbidden], { 'sec-fetch-site': 'cross-site' })).toBe(403)
})

test.each([
  ['no JSON', '[', {}, 400],
  ['no list', forbidden, {}, 400],
  ['too many', Array.from({ length: 21 }, () => ({ type: 'a', body: {} })), {}, 400],
  ['another type', [forbidden], { 'content-type': 'text/plain' }, 400],
  ['a body that is too large', 'a'.repeat(17_000), {}, 413],
])('%s is refused', async (_, body, headers: Record<string, string>, status) => {
  const { post, logged } = await makeEndpoint()
  expect(await post(body, headers)).toBe(status)
  expect(logged()).toEqual([])
})
