// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeSigningKey, publicKeyOf } from 'delivery'
import { makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { cachedFetch } from '../backend-cache.ts'
import { deadlines } from '../deadlines.ts'
import { limits } from '../limits.ts'
import { parseSettings, type Settings } from '../settings.ts'
import { siteOf } from '../site.ts'
import { makeApp, testSettings } from '../testing/app.ts'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'
import { startReceiver, type ReceivedSpan } from '../testing/trace-receiver.ts'
import { workersHere } from '../testing/workers.ts'
import { createVisits } from '../visitors/visits.ts'
import type { Workers } from '../workers/open-workers.ts'
import { tracedFetch } from './backend-spans.ts'
import { openExport } from './export.ts'
import { openTraces } from './tracer.ts'

afterEach(() => vi.unstubAllGlobals())

const routes = `[
  ${pageRoute('services', 'Services', `loader: () => globalThis.askBackend('job_roles')`)},
  ${pageRoute('services/moved', '', `loader: () => { throw new Response(null, { status: 302, headers: { location: '/services' } }) }`)},
  ${pageRoute('services/broken', '', `loader: async () => { await globalThis.askBackend('broken'); throw new Error('broken') }`)},
  ${pageRoute('services/greedy', '', `loader: () => Promise.all(Array.from({ length: 150 }, (_, at) => globalThis.askBackend('table' + at)))`)},
]`

/** A backend that says how long its database took, and hears what it is told. */
async function startBackend() {
  const heard: (string | undefined)[] = []
  const server = createServer((request, answer) => {
    heard.push(request.headers['traceparent'] as string | undefined)
    answer.setHeader('server-timing', 'jwt;dur=0.1, transaction;dur=99999').end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

interface Wanted {
  settings?: Partial<Settings>
  answers?: boolean | 'no'
  workers?: (whole: Workers) => Partial<Workers>
}

/** The whole server with a remote that reads from a backend, and somebody who receives traces. */
async function makeTracedSite({ settings: own, answers, workers }: Wanted = {}) {
  const [receiver, backend, delivery] = await Promise.all([
    startReceiver({ answers: answers ?? true }),
    startBackend(),
    makeDelivery(),
  ])
  onTestFinished(receiver.close)
  const key = await makeSigningKey('catalogue', 'Catalogue, and more. “Team”')
  delivery.trusted.keys.push(publicKeyOf(key))
  const release = await delivery.publishBuild(await makeRemoteBuild({ routes }), key)
  await delivery.promote(release)
  const { compositions, releases, trusted } = await delivery.open()
  await compositions.stop()
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
  const settings: Settings = { ...testSettings, ...endpoint, HTML_CACHE: 'on', ...own }
  const { log, lines } = collectLog('warn')
  const traces = await openTraces(settings, log)
  const fetchBackend = cachedFetch(tracedFetch(fetch))
  vi.stubGlobal('askBackend', async (table: string) =>
    (await fetchBackend(`${backend.url}/rest/v1/${table}?email=eq.grace@example.org`)).json(),
  )
  const here = workersHere(siteOf(settings), releases)
  const app = await makeApp({
    ...{ settings, compositions, releases, traces, log },
    workers: { ...here, ...workers?.(here) },
    visits: createVisits({ settings, compositions, trusted }),
  })
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await app.request(new Request(`http://localhost${path}`, init))
    await answer.arrayBuffer()
    return { status: answer.status, told: toldIn(answer.headers.get('server-timing') ?? '') }
  }
  /** What was received once all is told, for which a full machine may take longer than a shell that ends. */
  const received = async () => {
    await traces?.close(deadlines.start)
    return receiver.spans
  }
  return { ask, received, release, receiver, backend, lines, traces }
}

function toldIn(serverTiming: string) {
  const [, trace, span] = /traceparent;desc="00-(\w{32})-(\w{16})-01"/.exec(serverTiming) ?? []
  const [, token = ''] = /, trace;desc="([^"]+)"/.exec(serverTiming) ?? []
  return { trace, span, token }
}

/** Each span below what it is a part of. */
function treeOf(spans: readonly ReceivedSpan[], parent?: string): unknown[] {
  return spans
    .filter((span) => (span.parentSpanId || undefined) === parent)
    .map(({ name, spanId }) => {
      const parts = treeOf(spans, spanId)
      return parts.length > 0 ? [name, parts] : name
    })
}

const loaders = ['loaders catalogue', [['GET /rest/v1/job_roles', ['sql job_roles']]]]
const worker = ['worker', ['load catalogue', loaders, 'render catalogue']]

test('one trace leads from a page to the database, and each span names remote, release and team', async () => {
  const { ask, received, release, backend } = await makeTracedSite()
  const { told } = await ask('/services?email=grace@example.org')
  const spans = await received()
  expect(treeOf(spans)).toEqual([['GET /services', [worker]]])
  const owner = { remote: 'catalogue', release, team: 'Catalogue, and more. “Team”' }
  for (const { traceId, attributes } of spans) {
    expect(traceId).toBe(told.trace)
    expect(attributes).toMatchObject(owner)
  }
  const asked = spans.find(({ name }) => name.startsWith('GET /rest'))
  expect(backend.heard).toEqual([`00-${told.trace}-${asked?.spanId}-01`])
  // No letters that a random id may have.
  expect(JSON.stringify(spans)).not.toContain('grace')
})

test('each part lies within what it is a part of, whatever a backend says', async () => {
  const { ask, received } = await makeTracedSite()
  await ask('/services')
  const spans = await received()
  const within = spans.filter((span) => {
    const whole = spans.find(({ spanId }) => spanId === span.parentSpanId) ?? span
    return (
      BigInt(span.startTimeUnixNano) >= BigInt(whole.startTimeUnixNano) &&
      BigInt(span.endTimeUnixNano) <= BigInt(whole.endTimeUnixNano)
    )
  })
  expect(within).toHaveLength(spans.length)
  expect(spans.length).toBeGreaterThan(5)
})

test('a page that is kept has a trace of each view, and one that redirects has one too', async () => {
  const { ask, received } = await makeTracedSite()
  const first = await ask('/services')
  const second = await ask('/services')
  expect(second.told.trace).not.toBe(first.told.trace)
  expect((await ask('/services/moved')).status).toBe(302)
  expect(treeOf(await received())).toEqual([
    ['GET /services', [worker]],
    'GET /services',
    ['GET /services/*', [['worker', ['loaders catalogue']]]],
  ])
})

test('what a stranger sends begins no trace, and adds to none', async () => {
  const off = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: 0 } as const
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const quiet = await makeTracedSite({ settings: off })
  expect((await quiet.ask('/services', { headers: { traceparent } })).told.trace).toBeUndefined()
  expect(await quiet.received()).toEqual([])

  const { ask, received } = await makeTracedSite()
  await ask('/services', { headers: { traceparent } })
  for (const hostile of [
    `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`,
    '"<script>',
    'x'.repeat(9_000),
  ])
    expect((await ask('/services', { headers: { traceparent: hostile } })).status).toBe(200)
  const spans = await received()
  expect(spans.filter(({ name }) => name === 'GET /services')).toHaveLength(4)
  expect(JSON.stringify(spans)).not.toMatch(/a{32}|b{16}|script/)
})

test('what a worker says of times lies within what was seen, and a loader is one', async () => {
  const { ask, received } = await makeTracedSite({
    workers: (whole) => ({
      async render(...asked) {
        const page = await whole.render(...asked)
        const lie = { phase: 'loaders', remote: 'catalogue', from: -1e15, ms: 60_000 } as const
        return 'document' in page ? { ...page, timings: [lie, { ...lie, from: 1e15 }] } : page
      },
    }),
  })
  await ask('/services')
  const spans = await received()
  const [page, ...told] = ['GET /services', 'loaders catalogue'].flatMap((wanted) =>
    spans.filter(({ name }) => name === wanted),
  )
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length)
  expect(told).toHaveLength(2)
  for (const { startTimeUnixNano: from, endTimeUnixNano: to } of told) {
    expect(BigInt(from)).toBeGreaterThanOrEqual(BigInt(page?.startTimeUnixNano ?? 0))
    expect(BigInt(to)).toBeLessThanOrEqual(BigInt(page?.endTimeUnixNano ?? 0))
  }
})

test('of a page that asks without end some questions are told', async () => {
  const { ask, received } = await makeTracedSite()
  expect((await ask('/services/greedy')).status).toBe(200)
  expect(await received()).toHaveLength(limits.spansOfTrace + 1)
})

test('a crowd is told of in part', async () => {
  const { ask, received } = await makeTracedSite()
  const views = await Promise.all(Array.from({ length: 200 }, (_, at) => ask(`/services?n=${at}`)))
  const told = views.filter(({ told }) => told.trace)
  // A second may end meanwhile.
  expect(told.length).toBeLessThanOrEqual(4 * limits.tracesOfSecond)
  expect(told.length).toBeGreaterThanOrEqual(limits.tracesOfSecond)
  const roots = (await received()).filter(({ name }) => name === 'GET /services')
  expect(roots).toHaveLength(told.length)
})

test('operators are told of pages that failed, by kind of page, and nobody else is', async () => {
  const METRICS_TOKEN = 'only-for-operators'
  const { ask, release, traces, received } = await makeTracedSite({ settings: { METRICS_TOKEN } })
  const { told, status } = await ask('/services/broken?email=grace@example.org')
  expect(status).toBe(503)
  await ask('/services')
  const [failed, ...others] = traces?.notable() ?? []
  const { remote, page } = { remote: 'catalogue', page: '/services/*' }
  expect(failed).toMatchObject({ page, remote, release, status: 503, trace: told.trace })
  expect(others).toEqual([])
  expect((await ask('/_traces')).status).toBe(401)
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  expect((await ask('/_traces', { headers })).status).toBe(200)
  const broken = (await received()).filter(({ traceId }) => traceId === told.trace)
  expect(broken.filter(({ status }) => status.code === 2).map(({ name }) => name)).toEqual([
    'loaders catalogue',
    'GET /services/*',
  ])
})

const beaconOf = (trace: string, askedAt = 20) => ({
  lock: '0123456789abcdef',
  releases: { catalogue: 'aaaaaaaaaaaaaaaa', shell: 'bbbbbbbbbbbbbbbb' },
  events: [
    { kind: 'vital', remote: 'catalogue', name: 'LCP', value: 900 },
    { kind: 'navigation', remote: 'shell', trace, askedAt, doneAt: 1_000 },
  ],
})

test('a browser adds what it saw of its document, once, and nobody makes a document up', async () => {
  const { ask, received, release } = await makeTracedSite()
  const { told } = await ask('/services')
  const invented = `${told.token.slice(0, -4)}AAAA`
  const report = (...of: Parameters<typeof beaconOf>) =>
    ask('/_beacon', { method: 'POST', body: JSON.stringify(beaconOf(...of)) })
  for (const trace of [told.token, told.token, invented, '', '%'])
    expect((await report(trace)).status).toBe(204)
  expect((await report(told.token, -1)).status).toBe(400)
  const spans = await received()
  const seen = spans.filter(({ name }) => name === 'browser /services')
  const owner = { remote: 'catalogue', release, team: 'Catalogue, and more. “Team”' }
  expect(seen).toMatchObject([{ parentSpanId: told.span, attributes: { ...owner, lcp: 900 } }])
  const [page] = spans.filter(({ spanId }) => spanId === told.span)
  const early = BigInt(page?.startTimeUnixNano ?? 0) - BigInt(seen[0]?.startTimeUnixNano ?? 0)
  expect(Number(early) / 1e6).toBeCloseTo(20, -1)
})

test('one who takes traces and never answers holds up no page and no end', async () => {
  const { ask, traces, receiver } = await makeTracedSite({ answers: false })
  for (let view = 0; view < 30; view++)
    expect((await ask(`/services?view=${view}`)).status).toBe(200)
  await expect.poll(() => receiver.spans.length).toBeGreaterThan(0)
  expect((await ask('/services')).status).toBe(200)
  await traces?.close()
})

test('of one who refuses traces without a word the log has the status', async () => {
  const { ask, received, lines } = await makeTracedSite({ answers: 'no' })
  await ask('/services')
  await received()
  expect(lines).toMatchObject([{ event: 'traces-not-sent', error: '401' }])
})

test('one who is not there is told of in the log, and pages come', async () => {
  const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  const { ask, lines } = await makeTracedSite({ settings: nobody })
  expect((await ask('/services')).status).toBe(200)
  const said = () => lines.filter(({ event }) => event === 'traces-not-sent')
  await expect.poll(said).toHaveLength(1)
})

test.each([
  ['never listens', 'setInterval(() => {}, 1_000)'],
  ['never rests', 'for (;;);'],
])('a thread that %s keeps no shell from its start, nor from its end', async (_, code) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const settings = { ...testSettings, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  const { log, lines } = collectLog('warn')
  const program = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  const opening = openExport(settings, log, program)
  await vi.advanceTimersByTimeAsync(deadlines.start)
  await (await opening).shutdown()
  expect(lines).toMatchObject([{ event: 'traces-not-sent' }])
})

test('where nobody receives traces nothing is told to anybody', async () => {
  const { ask, backend, traces } = await makeTracedSite({
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: undefined },
  })
  expect(traces).toBeNull()
  const { told } = await ask('/services')
  expect(told).toEqual({ trace: undefined, span: undefined, token: '' })
  expect(backend.heard).toEqual([undefined])
})

test('the settings have the names and the values that OpenTelemetry gives them', async () => {
  const given = {
    BOOKING_URL: 'https://booking.example.com',
    SUPABASE_URL: 'https://project.example.com',
    SUPABASE_ANON_KEY: 'key',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b,x-tenant=1',
  }
  const settings = parseSettings(given)
  expect(settings).toMatchObject({ OTEL_TRACES_SAMPLER_ARG: 0.25, OTEL_SERVICE_NAME: 'shell' })
  for (const [name, value] of [
    ['OTEL_TRACES_SAMPLER', 'some'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'ftp://127.0.0.1'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
    // Of these OpenTelemetry would leave out what it cannot read, and say nothing.
    ...['a=', 'a=100%', 'a=%ff', 'a=%0a', 'a=\u00fc', 'a=b;c'].map((list) => [
      'OTEL_EXPORTER_OTLP_HEADERS',
      list,
    ]),
  ])
    expect(() => parseSettings({ ...given, [name as string]: value })).toThrow(name)
  const { OTEL_EXPORTER_OTLP_HEADERS } = settings
  const own = { OTEL_EXPORTER_OTLP_HEADERS }
  const { ask, received, receiver } = await makeTracedSite({ settings: own })
  await ask('/services')
  await received()
  expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer a=b', 'x-tenant': '1' })
})
