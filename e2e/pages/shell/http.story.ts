import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { weighHtml } from '../../site/checks/budgets.ts'
import { expect, test } from '../../site/fixtures.ts'

const remotes = globSync('mf-*', { cwd: resolve(import.meta.dirname, '../../..') })
  .map((folder) => folder.slice('mf-'.length))
  .sort()

test('health and readiness', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  const ready = (await (await request.get('/readyz')).json()) as { status: string; remotes: object }
  expect(ready.status).toBe('ready')
  expect(Object.keys(ready.remotes).sort()).toEqual(remotes)
})

test('every kind of answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/no/such/page', '/healthz', '/assets/none.js', '/sitemap.xml']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['set-cookie'], path).toBeUndefined()
  }
})

test('assets are immutable and compressed', async ({ request }) => {
  const html = await (await request.get('/glossary')).text()
  const scripts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  expect(scripts.length).toBeGreaterThan(5)
  for (const path of [
    scripts.find((script) => script.startsWith('/assets/')),
    scripts.find((script) => script.startsWith('/remotes/')),
  ]) {
    const response = await request.get(path ?? '', { headers: { 'accept-encoding': 'br' } })
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers()['content-encoding']).toBe('br')
    expect(response.headers()['content-type']).toContain('javascript')
  }
})

test('the browser loads nothing from the server’s files of a release', async ({ request }) => {
  const { remotes } = (await (await request.get('/readyz')).json()) as {
    remotes: Record<string, { entry: string }>
  }
  const entry = remotes['catalogue']?.entry ?? ''
  expect((await request.get(entry)).status()).toBe(200)
  expect((await request.get(entry.replace(/remoteEntry.*/, 'remoteEntry.ssr.js'))).status()).toBe(
    404,
  )
})

test('what a page weighs in its budget does not hang on the digests of a build', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const ofAnotherBuild = html.replaceAll(
    /sha256-[\w+/]{43}=/g,
    (digest) => `sha256-${createHash('sha256').update(digest).digest('base64')}`,
  )
  expect(ofAnotherBuild).not.toBe(html)
  expect(await weighHtml(ofAnotherBuild)).toBe(await weighHtml(html))
})
