import { makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { expect, test, vi } from 'vitest'
import { createReleaseCache } from '../composition/release-cache.ts'
import { makeApp, testSettings } from '../testing/app.ts'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'

const routes = `[
  ${pageRoute('services', 'Good')},
  ${pageRoute('services/broken', 'Never seen', `loader: () => { throw new TypeError('no such column') }`)},
  ${pageRoute('services/search', 'Never seen', `loader: ({ request }) => { throw new Error('odd: ' + request.url) }`)},
  ${pageRoute('services/thing', 'Never seen', `loader: () => { throw { email: 'quentin@example.org' } }`)},
  ${pageRoute('services/away', 'Never seen', `loader: () => { throw new Response('', { status: 503 }) }`)},
  ${pageRoute('services/sometimes', 'Good', `loader: () => { if (globalThis.isBroken) throw new Error('broken'); return null }`)},
  ${pageRoute('services/form', 'Form', `action: async ({ request }) => { throw new Error('Odd: ' + await request.text()) }`)},
]`

/** The whole server over one release of `catalogue` whose pages fail in all ways. */
async function makeSite() {
  const delivery = await makeDelivery()
  const release = await delivery.publishBuild(await makeRemoteBuild({ routes }))
  await delivery.promote(release)
  const compositions = await delivery.follow()
  await compositions.stop()
  const { store, trusted, folder } = delivery
  const releases = createReleaseCache({
    store,
    lastGood: store,
    trusted,
    folder: `${folder}/verified`,
  })
  const { log, lines } = collectLog()
  const settings = { ...testSettings, HTML_CACHE: 'off' } as const
  const app = await makeApp({ compositions, releases, log, settings })
  const ask = async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init)
    const failures = lines.splice(0).filter(({ event }) => event === 'remote-failed')
    return { response, id: response.headers.get('x-request-id'), failures }
  }
  return { release, ask, app }
}

test('a loader that throws is one line with request, remote, release, path and error', async () => {
  const { release, ask } = await makeSite()
  const { response, id, failures } = await ask('/services/broken')
  expect(response.status).toBe(503)
  expect(failures).toEqual([
    expect.objectContaining({
      id,
      phase: 'loaders',
      remote: 'catalogue',
      release,
      path: '/services/broken',
      error: expect.stringMatching(/^TypeError: no such column\n +at /),
    }),
  ])
})

test('what a visitor typed does not get into the line', async () => {
  const { ask } = await makeSite()
  const search = await ask('/services/search?email=quentin%40example.org')
  const body = new URLSearchParams({ email: 'quentin@example.org' })
  const form = await ask('/services/form', { method: 'POST', body })
  const thing = await ask('/services/thing')
  for (const { id, failures } of [search, form, thing]) {
    expect(failures).toMatchObject([{ id, remote: 'catalogue' }])
    expect(JSON.stringify(failures)).not.toMatch(/quentin|example\.org/)
  }
  for (const { failures } of [search, form])
    expect(failures).toMatchObject([
      { error: expect.stringMatching(/^Error: \(message left out\)\n +at (loader|action)/) },
    ])
})

test('an answer that a loader meant, and a page that is well, are no such line', async () => {
  const { ask, app } = await makeSite()
  const away = await ask('/services/away')
  expect(away).toMatchObject({ failures: [], response: { status: 503 } })
  expect(await ask('/services')).toMatchObject({ failures: [], response: { status: 200 } })

  const figures = await (await app.request('/metrics')).text()
  for (const phase of ['load', 'loaders', 'render'])
    expect(figures).toContain(`page_phase_seconds_count{phase="${phase}"} 2`)
})

test('a page that was good before is answered as it was, and counted', async () => {
  const { ask, app } = await makeSite()
  const good = await ask('/services/sometimes')
  vi.stubGlobal('isBroken', true)
  const kept = await ask('/services/sometimes')
  vi.unstubAllGlobals()
  expect(kept.response.status).toBe(200)
  expect(kept.response.headers.get('age')).not.toBeNull()
  expect(await kept.response.text()).toBe(await good.response.text())
  expect(kept.failures).toMatchObject([{ id: kept.id, phase: 'loaders' }])
  expect(await (await app.request('/metrics')).text()).toContain('last_good_pages_total 1')
})
