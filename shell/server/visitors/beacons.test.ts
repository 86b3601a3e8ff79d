import { afterEach, expect, test, vi } from 'vitest'
import type { CompositionLock } from 'shared-ui/contract'
import type { Compositions } from '../composition/follow-registry.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { makeApp, testSettings } from '../testing/app.ts'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'
import { createCanaryWatch } from './canary-watch.ts'

afterEach(() => void vi.useRealTimers())

/** The application with one live release, and what its browsers report. */
async function makeReports() {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  const { compositions, releases } = await delivery.open()
  await compositions.stop()
  const { log, lines } = collectLog('warn')
  const app = await makeApp({ compositions, releases, log })
  const report = async (releases: Record<string, string>) => {
    const failures = Object.keys(releases).map((remote) => ({
      kind: 'failure',
      remote,
      path: '/services',
      message: 'broken',
    }))
    const body = JSON.stringify({ lock: 'f'.repeat(16), releases, events: failures })
    const headers = { 'content-type': 'application/json' }
    expect((await app.request('/_beacon', { method: 'POST', headers, body })).status).toBe(204)
  }
  const figures = async () =>
    (await (await app.request('/metrics')).text())
      .split('\n')
      .filter((line) => line.startsWith('browser_failures_total'))
  return { release, report, figures, lines }
}

test('invented remotes and releases make one series, and no line in the log', async () => {
  const { release, report, figures, lines } = await makeReports()
  for (let post = 0; post < 50; post++) {
    const id = post.toString(16).padStart(16, '0')
    const invented = Array.from({ length: 19 }, (_, index) => [`remote-${post}-${index}`, id])
    await report({ ...Object.fromEntries(invented), catalogue: id })
  }
  await report({ catalogue: release })
  expect(await figures()).toEqual([
    'browser_failures_total{remote="unknown",release="unknown"} 1000',
    `browser_failures_total{remote="catalogue",release="${release}"} 1`,
  ])
  expect(lines).toHaveLength(1)
})

test('twenty reports a minute are logged, then how many were left out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { release, report, lines } = await makeReports()
  for (let post = 0; post < 25; post++) await report({ catalogue: release })
  expect(lines).toHaveLength(20)
  vi.advanceTimersByTime(60_000)
  expect(lines.splice(0).at(-1)).toMatchObject({ event: 'browser-failures-left-out', count: 5 })
  await report({ catalogue: release })
  vi.advanceTimersByTime(60_000)
  expect(lines).toMatchObject([{ event: 'browser-failure' }])
})

test('reports are taken however many canaries run at once', async () => {
  const { store, trusted, log } = await makeDelivery()
  const id = (number: number) => number.toString(16).padStart(16, '0')
  const canaries = Array.from({ length: 100 }, (_, number) => ({
    remote: `team-${number}-of-a-firm`,
    stable: id(number),
    canary: id(1_000 + number),
  }))
  const remotes = Object.fromEntries(
    canaries.map(({ remote, stable, canary }) => [
      remote,
      { stable, previous: [], canary: { release: canary, percent: 10 } },
    ]),
  )
  const compositions = {
    registry: { sequence: 0, remotes, history: [] },
  } as unknown as Compositions
  const watch = createCanaryWatch({ store, author: null, trusted, compositions, log })
  const report = vi.spyOn(watch, 'report')
  const locked = canaries.map(({ remote, canary }) => [remote, { release: canary, entry: '' }])
  const lock = { id: id(1), shell: id(2), remotes: Object.fromEntries(locked) as object }
  const token = watch.tokenFor(lock as CompositionLock)
  const app = await makeApp({ watch })
  const beacon = { lock: lock.id, token, releases: {}, events: [] }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(beacon)
  expect((await app.request('/_beacon', { method: 'POST', headers, body })).status).toBe(204)
  expect(report).toHaveBeenCalledWith(token, [])
})

test('releases that follow each other for years have a bounded number of series', async () => {
  const metrics = createMetrics()
  for (let count = 0; count < 1_000; count++) {
    const release = count.toString(16).padStart(16, '0')
    metrics.countRemote('catalogue', release, count % 2 ? 'whole' : 'failed')
    metrics.countBrowserFailure('catalogue', release)
  }
  const series = (await metrics.text()).split('\n').filter((line) => line.includes('catalogue'))
  expect(series).toHaveLength(200)
  expect(series.at(-1)).toContain((999).toString(16).padStart(16, '0'))
})

test('how fast pages were is counted by their kind, however a browser spells it', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  const { compositions, releases } = await delivery.open()
  await compositions.stop()
  const app = await makeApp({ compositions, releases })
  const paths = [
    ...[
      '/services',
      '/Services/',
      '/%73ervices',
      '/services/a',
      '/services/b',
      '/services/a/b/c/d',
    ],
    ...['/contact', '/invented', '/services/%', '/about'],
  ]
  const post = async (releases: object, path: string) => {
    const event = { kind: 'vital', remote: 'catalogue', path, name: 'LCP', value: 900 }
    // Whoever says the same twice in one report is heard once.
    const body = JSON.stringify({ lock: 'f'.repeat(16), releases, events: [event, event] })
    const headers = { 'content-type': 'application/json' }
    expect((await app.request('/_beacon', { method: 'POST', headers, body })).status).toBe(204)
  }
  for (const path of paths) {
    await post({ catalogue: release }, path)
    await post({ catalogue: '0123456789abcdef' }, path)
  }
  const text = await (await app.request('/metrics')).text()
  const counts = text.matchAll(
    /^browser_lcp_seconds_count\{.*release="(\w+)",page="(.*)"\} (\d+)/gm,
  )
  expect(Array.from(counts, ([, ...row]) => row)).toEqual([
    [release, '/services', '3'],
    [release, '/services/*', '2'],
    [release, '/services/*/*', '1'],
    [release, 'other', '4'],
  ])
  expect(text).toMatch(
    /^browser_lcp_seconds_bucket\{le="0.8",.*page="\/services"\} 0\n.*le="1",.*\} 3$/m,
  )
})

test('a report that tells no page’s speed needs no composition', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  const { compositions, releases } = await delivery.open()
  await compositions.stop()
  const choose = vi.spyOn(compositions, 'of')
  const app = await makeApp({ compositions, releases })
  const post = async (event: object) => {
    const events = [{ remote: 'catalogue', ...event }]
    const body = JSON.stringify({ lock: 'f'.repeat(16), releases: { catalogue: release }, events })
    const headers = { 'content-type': 'application/json' }
    expect((await app.request('/_beacon', { method: 'POST', headers, body })).status).toBe(204)
  }
  await post({ kind: 'view' })
  await post({ kind: 'failure', path: '/services', message: 'broken' })
  await post({ kind: 'vital', name: 'LCP', value: 900 })
  expect(choose).not.toHaveBeenCalled()
  await post({ kind: 'vital', path: '/services', name: 'LCP', value: 900 })
  expect(choose).toHaveBeenCalledOnce()
})

test('pages that follow each other for years have a bounded number of series of their speed', async () => {
  const metrics = createMetrics()
  for (let count = 0; count < 1_000; count++)
    metrics.observeVital('CLS', 0.1, {
      remote: 'catalogue',
      release: `${count}`,
      page: '/services',
    })
  const text = await metrics.text()
  expect(text.match(/^browser_cls_count/gm)).toHaveLength(200)
  expect(text).toContain('release="999"')
})

const local = { incoming: { socket: { remoteAddress: '::ffff:127.0.0.1' } } }
const remote = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }

test.each([
  ['this machine', {}, local, 200],
  ['another machine', {}, remote, 401],
  ['another one through a proxy here', { 'x-forwarded-for': '192.0.2.7' }, local, 401],
  ['one behind a proxy that says so', { forwarded: 'for=192.0.2.7' }, local, 401],
  ['one behind a proxy that keeps the name', { host: 'www.example.com' }, local, 401],
  ['a page that was given a name of this machine', { host: 'evil.example' }, local, 401],
])('without a token, the metrics are for this machine: %s', async (_, headers, env, status) => {
  const app = await makeApp()
  const url = `http://${'host' in headers ? headers.host : 'localhost:4200'}/metrics`
  expect((await app.request(url, { headers }, env)).status).toBe(status)
})

test('without a token, a server that others reach itself shows no metrics', async () => {
  const statusOn = async (HOST: string) =>
    (await (await makeApp({ settings: { ...testSettings, HOST } })).request('/metrics', {}, local))
      .status
  expect(await statusOn('0.0.0.0')).toBe(401)
  expect(await statusOn('::')).toBe(401)
  expect(await statusOn('127.0.0.1')).toBe(200)
})

test('the metrics are for everybody where the operator says so', async () => {
  const app = await makeApp({ settings: { ...testSettings, METRICS_ACCESS: 'open' } })
  expect((await app.request('/metrics', {}, remote)).status).toBe(200)
})
