import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { shellRemote } from 'delivery'
import { makeFrameBuild } from 'delivery/testing-release'
import { expect, test } from 'vitest'
import { siteOf } from '../site.ts'
import { makeApp, testSettings } from '../testing/app.ts'
import { makeDelivery, testFrame } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'
import { workersHere } from '../testing/workers.ts'

/** What the evaluator holds against a policy above what is for information only. */
function findingsOf({ headers }: Response): string[] {
  const { csp } = new CspParser(headers.get('content-security-policy') ?? '')
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, description }) => `${directive}: ${description}`)
    .filter((finding) => finding !== ownScripts)
}

/** It cannot know that nothing here answers with a script it was asked for, and that Integrity-Policy wants each one's hash. */
const ownScripts =
  "script-src: 'self' can be problematic if you host JSONP, AngularJS or user uploaded files."

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
const onIos = 'AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/149.0.7827.20 Mobile/15E148'
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

const people = { accept: 'text/html' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  ['a page', '/about', {}, 200],
  ['an unknown address', '/no/such/page', {}, 404],
  ['a redirect', '/sitemap.xml', {}, 302],
  ['a file that is not there', '/assets/none.js', {}, 404],
  ['a method that is not taken', '/about', { method: 'DELETE' }, 405],
  ['a form from elsewhere', '/contact', { method: 'POST', headers: { origin: 'null' } }, 403],
  ['a body that is no form', '/contact', { method: 'POST', body: '{}' }, 415],
  [
    'a form that is too large',
    '/contact',
    { method: 'POST', headers: form, body: 'a'.repeat(70_000) },
    413,
  ],
  ['an error for people', '/about', { method: 'DELETE', headers: people }, 405],
  ['a form that a page answers', '/about', { method: 'POST', headers: form, body: 'a=b' }, 405],
  ['the composition', '/_composition', {}, 200],
  ['the shell', '/_shell', {}, 200],
  ['text', '/robots.txt', {}, 200],
  ['a report', '/_reports', { method: 'POST', body: '[' }, 400],
  ['the way out of a preview', '/_preview/leave', { method: 'POST' }, 303],
  ['a preview that is refused', '/_preview?token=x', {}, 403],
])('%s carries every security header', async (_, path, init, status) => {
  const response = await (await makeApp()).request(path, init)
  expect(response.status).toBe(status)
  expect(findingsOf(response)).toEqual([])
  const headers = Object.fromEntries(response.headers)
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('a file of the build carries those that a file has a use for', async () => {
  const response = await (await makeApp()).request('/assets/entry.js')
  expect(findingsOf(response)).toEqual([])
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    etag: expect.stringMatching(/^"[\w+/]{32}"$/),
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
  })
})

test('an error on our side carries them too, and tells nothing', async () => {
  const broken = {
    previewsOf: () => Promise.resolve(new Map()),
    endPreviews() {},
    readPreview: () => Promise.reject(new Error()),
    startPreview() {},
  }
  const visits = { ...broken, of: () => Promise.reject(new Error('password at /srv/app')) }
  const response = await (await makeApp({ visits })).request('/about')
  expect(response.status).toBe(500)
  expect(findingsOf(response)).toEqual([])
  expect(await response.text()).not.toContain('password')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('no script comes in past the policies of a page', async () => {
  const headers = { 'user-agent': chromium }
  const response = await (await makeApp()).request('/about', { headers })
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(response.headers.get('integrity-policy')).toBe(
    'blocked-destinations=(script), endpoints=(policies)',
  )
  expect(response.headers.get('reporting-endpoints')).toBe('policies="/_reports"')
  expect(policy).toContain('report-to policies')
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
})

test.each([
  ['Safari', safari, '()'],
  ['a browser on iOS', onIos, '()'],
  ['WebKit that says Chrome', `${safari} Chrome/140.0.0.0`, '()'],
  ['Chromium', chromium, '(script)'],
  ['Firefox', firefox, '(script)'],
  ['who does not say', '', '()'],
])('%s blocks what it can without blocking the site', async (_, userAgent, blocked) => {
  const app = await makeApp()
  const response = await app.request('/about', { headers: { 'user-agent': userAgent } })
  expect(response.headers.get('integrity-policy')).toBe(
    `blocked-destinations=${blocked}, endpoints=(policies)`,
  )
})

test('a preview has the policy that every page has', async () => {
  const app = await makeApp()
  const { remotes } = (await (await app.request('/_composition')).json()) as {
    remotes: Record<string, { release: string }>
  }
  const previews = new Map([['catalogue', remotes['catalogue']?.release ?? '']])
  const of = () => Promise.resolve({ bucket: null, previews })
  const visits = {
    of,
    previewsOf: () => Promise.resolve(previews),
    endPreviews() {},
    readPreview: () => Promise.reject(new Error()),
    startPreview() {},
  }
  const preview = await (await makeApp({ visits })).request('/about')
  expect(preview.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(findingsOf(preview)).toEqual([])
  const withoutHashes = ({ headers }: Response) =>
    (headers.get('content-security-policy') ?? '').replace(/'sha256-[^']+'/g, '')
  expect(withoutHashes(preview).split(/ +/)).toEqual(
    withoutHashes(await app.request('/about')).split(/ +/),
  )
})

test('a request keeps the id that a proxy gave it, when it is one', async () => {
  const app = await makeApp()
  const id = async (given: string) =>
    (await app.request('/healthz', { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    )
  expect(await id('edge-1234567890')).toBe('edge-1234567890')
  expect(await id('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(['starting', 'draining'] as const)(
  'while it is %s the server is not ready for more',
  async (status) => {
    const { log, lines } = collectLog()
    const app = await makeApp({ phase: () => status, log })
    const answer = await app.request('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status })
    expect(lines, 'a balancer that asks each second finds no failure').toEqual([])
    expect((await app.request('/healthz')).status).toBe(200)
  },
)

test('a server without a single remote is not ready', async () => {
  const delivery = await makeDelivery()
  const compositions = await delivery.follow()
  await compositions.stop()
  const answer = await (await makeApp({ compositions })).request('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'no-remotes' })
})

test('a server whose newest frame nobody works with yet is ready', async () => {
  const delivery = await makeDelivery()
  await delivery.promote(await delivery.publish('first'))
  for (const kit of ['1.0.0', '2.0.0']) {
    const build = await makeFrameBuild(kit)
    const id = await delivery.publishBuild(build, delivery.author.key, shellRemote, kit)
    await delivery.promote(id, shellRemote)
  }
  const { compositions } = await delivery.open()
  await compositions.stop()
  const answer = await (await makeApp({ compositions })).request('/readyz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ remotes: { catalogue: {} } })
})

test('a server without a single worker is not ready', async () => {
  const workers = workersHere(siteOf(testSettings))
  const idle = { ...workers, figures: () => ({ ...workers.figures(), ready: 0 }) }
  const answer = await (await makeApp({ workers: idle })).request('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'no-workers' })
})

test('the shell tells a gate which build, kit and exports are live', async () => {
  const answer = await (await makeApp()).request('/_shell')
  expect(await answer.json()).toMatchObject({
    shell: testFrame.id,
    kit: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
    shared: { 'shared-ui/forms': expect.arrayContaining(['TextField']) as unknown },
  })
})

test('the metrics name answers, the registry and no visitor', async () => {
  const app = await makeApp()
  await app.request('/about')
  await app.request('/no/such/page')
  const text = await (await app.request('/metrics')).text()
  expect(text).toContain('http_answers_total{kind="page",status="2xx"} 1')
  expect(text).toContain('http_answers_total{kind="page",status="4xx"} 1')
  expect(text).toMatch(/page_seconds_count 2/)
})

test('with a token set, metrics are for those who have it', async () => {
  const app = await makeApp({ settings: { ...testSettings, METRICS_TOKEN: 'secret' } })
  expect((await app.request('/metrics')).status).toBe(401)
  const headers = { authorization: 'Bearer secret' }
  expect((await app.request('/metrics', { headers })).status).toBe(200)
})
