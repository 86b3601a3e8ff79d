import { brotliDecompressSync } from 'node:zlib'
import { makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { promote, rollback, signPreview, startCanary } from 'delivery'
import type { CompositionLock } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Observation } from '../visitors/evidence.ts'
import { limits } from '../limits.ts'
import { siteOf } from '../site.ts'
import { testSettings } from '../testing/app.ts'
import { testFrame } from '../testing/composition.ts'
import { makeSite } from '../testing/site.ts'
import { workersHere } from '../testing/workers.ts'
import type { Workers } from '../workers/open-workers.ts'
import { WorkerLost } from '../workers/worker-process.ts'

/** What the pages of the remote look at and change: it runs in this very process. */
interface World {
  makings: number
  status: number
  gate: Promise<void> | null
}
let world: World

beforeEach(() => {
  world = { makings: 0, status: 200, gate: null }
  vi.stubGlobal('world', world)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const counting = `Component: () => h('h1', null, 'Making ' + ++globalThis.world.makings)`
const routes = `[
  ${pageRoute('services', '', counting)},
  ${pageRoute('services/waiting', '', `loader: async () => { await globalThis.world.gate; return null }, ${counting}`)},
  ${pageRoute('services/moved', '', `loader: () => { throw new Response(null, { status: 302, headers: { location: '/services' } }) }`)},
  ${pageRoute('services/sometimes', '', `loader: () => { if (globalThis.world.status !== 200) throw new Response('', globalThis.world); return null }, ${counting}`)},
  ${pageRoute('services/visitor', '', `loader: ({ request }) => request.url + [...request.headers.keys()]`)},
  ${pageRoute('services/form', '', `action: () => ({}), ${counting}`)},
]`

type App = Awaited<ReturnType<typeof makeSite>>['app']

async function ask(app: App, path: string, init?: RequestInit) {
  const response = await app.request(path, init)
  const text = await response.text()
  const { headers, status } = response
  const source = /cache;desc=([\w-]+)/.exec(headers.get('server-timing') ?? '')?.[1]
  return { status, headers, text, source, heading: /<h1>([^<]*)/.exec(text)?.[1] }
}

/** As the visitor of a bucket: without one, a visitor draws it. */
const inBucket = (bucket: number) => ({ headers: { cookie: `canary-bucket=${bucket}` } })

const after = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000)

test('another release of what a page does not show leaves it as it is, and the page leads to it', async () => {
  const { app, delivery, compositions } = await makeSite(routes)
  const promoteLeads = async (heading: string) => {
    const build = await makeRemoteBuild({ routes: `[${pageRoute('contact', heading)}]` })
    const release = await delivery.publishBuild(build, delivery.author.key, 'leads')
    await delivery.promote(release, 'leads')
    await compositions.refresh()
    return release
  }
  const first = await promoteLeads('Contact')
  const before = await ask(app, '/services')
  expect(before).toMatchObject({ source: 'miss', heading: 'Making 1' })
  expect(before.text).toContain(`"release":"${first}"`)
  const second = await promoteLeads('Write to us')
  const after = await ask(app, '/services')
  expect(after).toMatchObject({ source: 'hit', heading: 'Making 1' })
  expect(after.text).toContain(`"release":"${second}"`)
  expect(after.text).not.toContain(first)
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(after.text) ?? []
  const { lock } = JSON.parse(data) as { lock: CompositionLock }
  expect(after.headers.get('content-security-policy')).toContain(lock.remotes['leads']?.integrity)
  expect(await ask(app, '/services')).toMatchObject({ source: 'hit', text: after.text })
  expect((await ask(app, '/contact')).heading).toBe('Write to us')

  // As does, for who is not in it, the beginning of a canary, of which browsers are to report.
  const canary = await publishCanary(delivery)
  await compositions.refresh()
  const watched = await ask(app, '/services', inBucket(50))
  expect(watched).toMatchObject({ source: 'hit', heading: 'Making 1' })
  expect(watched.text).toContain('"isWatched":true')
  expect(watched.text).not.toContain(canary)

  // A shared cache may keep what everybody gets, and nothing of what only some get.
  const keptBy = ({ headers }: typeof before) => [headers.get('cache-control'), headers.get('vary')]
  expect(keptBy(before)).toEqual(['no-cache', 'Accept-Encoding'])
  expect(keptBy(watched)).toEqual(['private, no-cache', 'Accept-Encoding, Cookie'])
})

async function publishCanary({
  publishBuild,
  store,
  author,
}: Awaited<ReturnType<typeof makeSite>>['delivery']): Promise<string> {
  const build = await makeRemoteBuild({ routes: `[${pageRoute('contact', 'On trial')}]` })
  const release = await publishBuild(build, author.key, 'leads')
  await store.changeRegistry(startCanary('leads', release, 5), author)
  return release
}

test('a page is made once for all who ask at the same time, and is then there', async () => {
  const { app, release } = await makeSite(routes)
  const first = await Promise.all(Array.from({ length: 20 }, () => ask(app, '/services/waiting')))
  expect(world.makings).toBe(1)
  expect(new Set(first.map(({ text }) => text)).size).toBe(1)
  expect(first[0]).toMatchObject({ status: 200, source: 'miss', heading: 'Making 1' })
  expect(await ask(app, '/services/waiting')).toMatchObject({ source: 'hit', text: first[0]?.text })
  const figures = await (await app.request('/metrics')).text()
  expect(figures).toContain('page_cache_total{outcome="miss"} 20')
  expect(figures).toContain('page_cache_total{outcome="hit"} 1')
  expect(figures).toContain(
    `remote_views_total{remote="catalogue",release="${release}",outcome="whole"} 21`,
  )
})

test('a page that is made for its picture, or to be redirected to, is no view of its releases', async () => {
  const { app } = await makeSite(routes)
  const views = async () => {
    const text = await (await app.request('/metrics')).text()
    return Number(/^remote_views_total\{.*outcome="whole"\} (\d+)$/m.exec(text)?.[1] ?? 0)
  }
  await app.request('/og/services.png')
  expect((await app.request('http://site.example/Services/')).status).toBe(301)
  expect([await views(), world.makings]).toEqual([0, 1])
  expect(await ask(app, '/services')).toMatchObject({ source: 'hit' })
  expect(await views()).toBe(1)
})

test('an old page is sent at once while the next one is made', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { app } = await makeSite(routes)
  await ask(app, '/services')
  after(60)
  let open = () => {}
  world.gate = new Promise((resolve) => (open = resolve))
  const old = await Promise.all([ask(app, '/services'), ask(app, '/services')])
  for (const page of old) expect(page).toMatchObject({ source: 'stale', heading: 'Making 1' })
  expect(old[0]?.headers.get('age')).toBe('60')
  open()
  await vi.waitFor(
    async () =>
      expect(await ask(app, '/services')).toMatchObject({ source: 'hit', heading: 'Making 2' }),
    20_000,
  )
  after(2 * 60 * 60)
  expect(await ask(app, '/services')).toMatchObject({ source: 'miss', heading: 'Making 3' })
})

test('each encoding is of the same document, and who has it gets no second copy', async () => {
  const { app } = await makeSite(routes)
  const plain = await ask(app, '/services')
  for (let time = 0; time < 2; time++) {
    const small = await app.request('/services', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
    const bytes = brotliDecompressSync(Buffer.from(await small.arrayBuffer()))
    expect(bytes.toString()).toBe(plain.text)
  }
  const etag = plain.headers.get('etag') ?? ''
  const again = await ask(app, '/services', { headers: { 'if-none-match': etag } })
  expect(again).toMatchObject({ status: 304, text: '' })
  // A browser takes the headers over for the copy that it has.
  for (const name of ['content-security-policy', 'cache-control', 'vary', 'integrity-policy'])
    expect(again.headers.get(name), name).toBe(plain.headers.get(name))
  expect(plain.headers.get('content-security-policy')).toContain('script-src')
})

test('another release, and the one before, show at once', async () => {
  const { app, release, publish, delivery, compositions } = await makeSite(routes)
  const next = await publish({ 'assets/more.css': '' })
  await ask(app, '/services')
  await delivery.store.changeRegistry(promote('catalogue', next), delivery.author)
  await compositions.refresh()
  const promoted = await ask(app, '/services')
  expect(promoted.source).toBe('miss')
  expect(promoted.text).toContain(`data-release="${next}"`)
  await delivery.store.changeRegistry(
    (registry) => rollback(registry, 'catalogue'),
    delivery.author,
  )
  await compositions.refresh()
  expect((await ask(app, '/services')).text).toContain(`data-release="${release}"`)
})

test('what the backend says anew shows at once', async () => {
  let version = 1
  const { app } = await makeSite(routes, { dataVersion: () => version })
  await ask(app, '/services')
  version++
  expect(await ask(app, '/services')).toMatchObject({ source: 'miss', heading: 'Making 2' })
  expect(await ask(app, '/services')).toMatchObject({ source: 'hit', heading: 'Making 2' })
})

test('a query has a page of its own; a form’s answer is kept for nobody', async () => {
  const { app } = await makeSite(routes)
  const headings = []
  for (const path of ['/services/form', '/services/form?a=1', '/services/form?a=2'])
    for (let time = 0; time < 2; time++) headings.push((await ask(app, path)).heading)
  expect(headings).toEqual(['1', '1', '2', '2', '3', '3'].map((making) => `Making ${making}`))
  const form = { method: 'POST', body: new URLSearchParams({ a: '1' }) }
  expect(await ask(app, '/services/form', form)).toMatchObject({ source: 'none' })
  expect(await ask(app, '/services/form', form)).toMatchObject({ heading: 'Making 5' })
  expect(await ask(app, '/services/form')).toMatchObject({ source: 'hit', heading: 'Making 1' })
})

test('a preview is made for its visitor, and is kept for nobody', async () => {
  const { app, publish, delivery } = await makeSite(routes)
  await ask(app, '/services')
  const next = await publish({ 'assets/more.css': '' })
  const token = await signPreview(delivery.key, 'catalogue', next, 60)
  const headers = { cookie: `preview-catalogue=${token}` }
  for (let time = 0; time < 2; time++) {
    const preview = await ask(app, '/services', { headers })
    expect(preview).toMatchObject({ source: 'none', heading: `Making ${time + 2}` })
    expect(preview.headers.get('cache-control')).toBe('private, no-store')
  }
  expect(await ask(app, '/services')).toMatchObject({ source: 'hit', heading: 'Making 1' })
})

test('a form that was posted in a preview is posted to no other release when its answer is lost', async () => {
  const posted: string[] = []
  const render: Workers['render'] = ({ method }, { lock }) => {
    posted.push(`${method} ${lock.remotes['catalogue']?.why}`)
    return Promise.reject(new WorkerLost('exit', null))
  }
  const { app, publish, delivery } = await makeSite(routes, (releases) => ({
    workers: { ...workersHere(siteOf(testSettings), releases), render },
  }))
  const next = await publish({ 'assets/more.css': '' })
  const token = await signPreview(delivery.key, 'catalogue', next, 60)
  const headers = { cookie: `preview-catalogue=${token}` }
  const form = { method: 'POST', headers, body: new URLSearchParams({ a: '1' }) }
  expect((await app.request('/services/form', form)).status).toBe(503)
  expect(posted).toEqual(['POST preview'])
})

test('those who get a canary have pages of their own, and each view counts', async () => {
  const seen: [key: string, Observation][] = []
  const watch = {
    observe: (_origin: string, remote: string, release: string, observation: Observation) =>
      void seen.push([`${remote}/${release}`, observation]),
    tokenFor: () => null,
    report: () => {},
    exchange: async () => {},
  }
  const { app, release, publish, delivery, compositions } = await makeSite(routes, { watch })
  await ask(app, '/services')
  const canary = await publish({ 'assets/more.css': '' })
  await delivery.store.changeRegistry(startCanary('catalogue', canary, 10), delivery.author)
  await compositions.refresh()
  seen.length = 0
  const views = []
  for (const number of [50, 5, 51, 6]) views.push(await ask(app, '/services', inBucket(number)))
  expect(views.map(({ source }) => source)).toEqual(['hit', 'miss', 'hit', 'hit'])
  expect(views.map(({ text }) => text.includes(`data-release="${canary}"`))).toEqual([
    false,
    true,
    false,
    true,
  ])
  const view = { views: 1, failures: 0 }
  const keys = [release, canary, release, canary].flatMap((id) => [
    `shell/${testFrame.id}`,
    `catalogue/${id}`,
  ])
  expect(seen).toEqual(keys.map((key) => [key, view]))
  expect(views[3]?.headers.get('vary')).toBe('Accept-Encoding, Cookie')
})

test('a page that cannot be made again is answered as it was, and counted', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { app } = await makeSite(routes)
  const sources: (string | undefined)[] = []
  const view = async () => sources.push((await ask(app, '/services/sometimes')).source)
  await view()
  after(60)
  world.status = 503
  await view()
  await vi.waitFor(async () => {
    expect((await ask(app, '/services/sometimes')).source).toBe('last-good')
  }, 45_000)
  after(5 * 60 * 60)
  await view()
  expect(await (await app.request('/metrics')).text()).toMatch(/last_good_pages_total [2-9]/)
  after(25 * 60 * 60)
  expect((await ask(app, '/services/sometimes')).status).toBe(503)
  expect(sources).toEqual(['miss', 'stale', 'last-good'])
})

test('nothing stands in for the pages of a remote that was retired', async () => {
  const { app, delivery, compositions } = await makeSite(routes)
  expect(await ask(app, '/services')).toMatchObject({ status: 200, source: 'miss' })
  const intent = { action: 'retire', remote: 'catalogue', reason: 'the prices were wrong' } as const
  await delivery.store.changeRegistry(intent, delivery.author)
  await compositions.refresh()
  expect(await ask(app, '/services')).toMatchObject({ status: 503, heading: undefined })
})

test('a page that is gone is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { app } = await makeSite(routes)
  await ask(app, '/services/sometimes')
  after(60)
  world.status = 404
  await ask(app, '/services/sometimes')
  await vi.waitFor(
    async () => expect((await ask(app, '/services/sometimes')).status).toBe(404),
    20_000,
  )
  world.status = 503
  expect((await ask(app, '/services/sometimes')).status).toBe(503)
})

test('a redirect is answered to all who ask at the same time', async () => {
  const { app } = await makeSite(routes)
  const answers = await Promise.all([1, 2, 3].map(() => app.request('/services/moved')))
  for (const { status, headers } of answers)
    expect([status, headers.get('location')]).toEqual([302, '/services'])
})

test('who comes first leaves nothing of himself in the page', async () => {
  const { app } = await makeSite(routes)
  const headers = { cookie: 'secret=1', 'user-agent': 'curious', host: 'evil.example' }
  const { text } = await ask(app, 'http://evil.example/services/visitor', { headers })
  expect(text).toContain('https://www.example.com/services/visitor')
  expect(text).not.toMatch(/secret|cookie|user-agent|evil/)
})

test('kept pages and forms are answered while as many other pages are made as may be', async () => {
  const { app } = await makeSite(routes)
  await ask(app, '/services')
  let open = () => {}
  world.gate = new Promise((resolve) => (open = resolve))
  const waiting = Array.from({ length: limits.pagesAtOnce }, (_, index) =>
    ask(app, `/services/waiting?${index}`),
  )
  await vi.waitFor(async () => expect((await ask(app, '/services/form')).status).toBe(503), 20_000)
  expect(await ask(app, '/services')).toMatchObject({ status: 200, source: 'hit' })
  const form = { method: 'POST', body: new URLSearchParams({ a: '1' }) }
  expect(await ask(app, '/services/form', form)).toMatchObject({ status: 200 })
  open()
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('other spellings of an address are led to its page, and take no room', async () => {
  const { app } = await makeSite(routes)
  await ask(app, '/services')
  for (const path of ['/services/', '/services////', '//SERVICES', '/%73ervices', '/Services?']) {
    const { status, headers } = await ask(app, path)
    expect([status, headers.get('location')]).toEqual([301, '/services'])
  }
  expect(await ask(app, '/services')).toMatchObject({ source: 'hit', heading: 'Making 1' })
})

test('turned off, each page is made for its request', async () => {
  const { app } = await makeSite(routes, { settings: { ...testSettings, HTML_CACHE: 'off' } })
  await Promise.all([ask(app, '/services'), ask(app, '/services')])
  expect(await ask(app, '/services')).toMatchObject({ source: 'miss', heading: 'Making 3' })
})

test('while nothing can render, pages come as they last were; others say that they are away', async () => {
  let areGone = false
  let version = 0
  const { app } = await makeSite(routes, (releases) => {
    const workers = workersHere(siteOf(testSettings), releases)
    const render: Workers['render'] = (...page) =>
      areGone ? Promise.reject(new WorkerLost('hung', null)) : workers.render(...page)
    return { workers: { ...workers, render }, dataVersion: () => version }
  })
  expect(await ask(app, '/services')).toMatchObject({ status: 200, heading: 'Making 1' })
  areGone = true
  version++
  expect(await ask(app, '/services')).toMatchObject({ source: 'last-good', heading: 'Making 1' })
  const other = await ask(app, '/services/waiting')
  expect(other.status).toBe(503)
  expect(other.headers.get('retry-after')).toBe('30')
})

test('what a worker sends for a document and is none takes nothing else with it', async () => {
  const { app, delivery, compositions } = await makeSite(routes, (releases) => {
    const workers = workersHere(siteOf(testSettings), releases)
    const render: Workers['render'] = async (...asked) => {
      const page = await workers.render(...asked)
      const isSpoilt = 'document' in page && asked[0].url.endsWith('/services')
      if (!isSpoilt) return page
      return { ...page, document: { ...page.document, bytes: Buffer.from('no brotli') } }
    }
    return { workers: { ...workers, render } }
  })
  const gzip = { headers: { 'accept-encoding': 'gzip' } }
  for (const init of [{}, gzip]) {
    const { status, headers } = await ask(app, '/services', init)
    expect(status).toBe(500)
    // Nothing is said of a page that there is not.
    for (const name of ['content-encoding', 'etag', 'age', 'server-timing'])
      expect(headers.get(name)).toBeNull()
  }
  expect(await ask(app, '/services/waiting')).toMatchObject({ status: 200 })
  const folder = await makeRemoteBuild({ routes: `[${pageRoute('contact', 'Contact')}]` })
  await delivery.promote(await delivery.publishBuild(folder, delivery.author.key, 'leads'), 'leads')
  await compositions.refresh()
  // In other surroundings it is made anew.
  expect(await ask(app, '/services')).toMatchObject({ status: 500 })
  expect(world.makings).toBe(3)
})

test('a page that is moved into other surroundings has the tag of one that is made anew', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { app, delivery, compositions } = await makeSite(routes)
  const tag = async () => (await ask(app, '/services/visitor')).headers.get('etag')
  const before = await tag()
  const folder = await makeRemoteBuild({ routes: `[${pageRoute('contact', 'Contact')}]` })
  await delivery.promote(await delivery.publishBuild(folder, delivery.author.key, 'leads'), 'leads')
  await compositions.refresh()
  const moved = await ask(app, '/services/visitor')
  expect(moved.source).toBe('hit')
  expect(moved.headers.get('etag')).not.toBe(before)
  after(60)
  expect((await ask(app, '/services/visitor')).source).toBe('stale')
  await vi.waitFor(
    async () => expect((await ask(app, '/services/visitor')).source).toBe('hit'),
    45_000,
  )
  expect(await tag()).toBe(moved.headers.get('etag'))
})
