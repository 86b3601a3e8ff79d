import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promote, retire, rollback, startCanary, withdraw, writeGateReport } from 'delivery'
import { publishSiteText, siteDataWith } from 'delivery/testing-site-data'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseConsoleSettings } from './settings.ts'
import { makeConsole } from './testing-console.ts'
import { rowsOf } from './testing-rows.ts'
import { startShell } from './testing-shell.ts'

/** What stands there to be typed: each of its words has an element of its own. */
const typedIn = (html: string) => html.replaceAll(/<\/?span[^>]*>/g, '')

/** A canary that was taken back, after two releases that were live. */
async function makeBusyConsole() {
  const made = await makeConsole()
  const [first, second, third] = [
    await made.release('// one'),
    await made.release('// two'),
    await made.release('// three'),
  ]
  await made.change(promote('catalogue', first))
  await made.change({ ...promote('catalogue', second), reason: 'the <b>second</b>' })
  await made.change(startCanary('catalogue', third, 5))
  return { ...made, first, second, third }
}

test('an empty store says that nothing was released', async () => {
  const { textOf } = await makeConsole()
  expect(await textOf('/')).toContain('Nothing was released yet')
  expect(await textOf('/history')).toContain('No change is like that.')
})

test('one line a remote says what visitors get, since when and by whom, and a canary needs somebody', async () => {
  const { textOf, second, third, change } = await makeBusyConsole()
  const now = await textOf('/')
  expect(now).toContain('Change 3')
  expect(now).toContain(`<code class="release">${second}</code>`)
  expect(now).toContain('Shell team')
  expect(now).toContain(`<code class="release">${third}</code> 5 %`)
  expect(now).toMatch(/What needs you.*5 % of visitors get/s)

  await change(withdraw('catalogue', third, '5 of 9 views failed'))
  expect(await textOf('/')).toContain(`its canary ${third} was taken back: 5 of 9 views failed`)
  const ofRemote = await textOf('/remotes/catalogue')
  expect(ofRemote).toMatch(
    new RegExp(`Canary <code[^>]*>${third}</code> was taken back: 5 of 9 views failed`),
  )
  expect(ofRemote).toMatch(new RegExp(`/remotes/catalogue/${third}"(?:(?!</tr>).)*none any more`))
})

test('what was taken off is listed until it is there again, and who may nothing any more soon is named', async () => {
  const { textOf, change, second, trusted } = await makeBusyConsole()
  expect(await textOf('/')).not.toContain('retired')
  await change(retire('catalogue'))
  const now = await textOf('/')
  expect(now).toMatch(/href="\/history\/4">catalogue<\/a>.*none: retired/s)
  expect(now).toContain('Nothing: no canary runs')
  await change(promote('catalogue', second))
  expect(await textOf('/')).not.toContain('retired')

  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
  const person = { email: 'ada@example.org', remote: 'catalogue', team: 'Ada', may: [] }
  trusted.people = [
    { ...person, expires: inDays(13) },
    {
      ...{ ...person, email: 'abroad@example.org', remote: '*', name: '' },
      expires: inDays(12).replace('Z', '+00'),
    },
    { ...person, email: 'later@example.org', expires: inDays(15) },
    { ...person, email: 'gone@example.org', expires: inDays(13), ended: 1 },
    { ...person, email: 'past@example.org', expires: inDays(-1) },
  ]
  const names = (await textOf('/')).matchAll(/<li>The rights of ([^<]+) end at <time[^>]*>([^<]+)/g)
  expect(Array.from(names, ([, name]) => name)).toEqual([
    'Ada (ada@example.org, catalogue)',
    'Ada (abroad@example.org, every remote)',
  ])
  expect(await textOf('/')).toContain(inDays(12).slice(0, 10))
})

test('a remote says how its releases differ, and what one types to steer it', async () => {
  const { textOf, first, second, third, change } = await makeBusyConsole()
  const page = await textOf('/remotes/catalogue')
  const order = [third, second, first].map((id) => page.lastIndexOf(`/remotes/catalogue/${id}`))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(page).toContain('0 new files, +2 bytes')
  expect(typedIn(page)).toContain(`npm run delivery -- promote catalogue ${third}`)
  expect(page).toContain(`Everybody gets ${second}, at once.`)

  await change((registry) => rollback(registry, 'catalogue'))
  const after = await textOf('/remotes/catalogue')
  expect(after).toContain(`Everybody gets ${first} instead of ${second}`)
  expect(typedIn(after)).toContain(`npm run delivery -- preview catalogue ${third}`)
})

test('who types a roll back after a canary was taken back is told that it takes two', async () => {
  const { textOf, first, second, third, change } = await makeBusyConsole()
  await change(withdraw('catalogue', third, '5 of 9 views failed'))
  const page = typedIn(await textOf('/remotes/catalogue'))
  expect(page).toContain(`Everybody gets ${first} instead of ${second}`)
  expect(page).toContain('Typed, it takes two: the first takes away what is left of the canary.')
  expect(page).toContain('npm run delivery -- rollback catalogue</')
})

test('of a single release it is said that nothing can be done yet', async () => {
  const { textOf, release, change } = await makeConsole()
  await change(promote('catalogue', await release('// one')))
  const page = await textOf('/remotes/catalogue')
  expect(page).toContain('Nothing to do until there is another release.')
  await change(promote('catalogue', await release('// two')))
  expect(await textOf('/remotes/catalogue')).not.toContain('Nothing to do until')
})

test('a roll back of the first canary brings what the others get', async () => {
  const { textOf, release, change } = await makeConsole()
  const first = await release('// one')
  await change(promote('catalogue', first))
  expect(await textOf('/remotes/catalogue')).toContain('A roll back brings</dt><dd>nothing<')
  await change(startCanary('catalogue', await release('// two'), 5))
  expect(await textOf('/remotes/catalogue')).toContain(
    `A roll back brings</dt><dd><code class="release">${first}<`,
  )
})

test('a roll back of a canary does not change since when what is live is', async () => {
  const { textOf, release, change } = await makeConsole()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5, 9) })
  const first = await release('// one')
  await change(promote('catalogue', first))
  vi.setSystemTime(Date.UTC(2026, 0, 5, 10))
  await change(startCanary('catalogue', await release('// two'), 5))
  vi.setSystemTime(Date.UTC(2026, 0, 5, 11))
  await change((registry) => rollback(registry, 'catalogue'))
  vi.useRealTimers()
  expect(await textOf('/remotes/catalogue')).toMatch(
    /Since \(UTC\)<\/dt><dd><time[^>]*2026-01-05T09:00/i,
  )
})

test('a release says what is in it, and by whom it is signed', async () => {
  const { textOf, get, first } = await makeBusyConsole()
  const page = await textOf(`/remotes/catalogue/${first}`)
  expect(page).toContain('Signed by catalogue')
  expect(page).toContain('assets/role-page-3.css')
  expect(page).not.toContain('server/routes.js')
  expect(page).toContain('does not say what is in it')
  for (const path of [
    `/remotes/leads/${first}`,
    '/remotes/catalogue/0000000000000000',
    '/remotes/catalogue/..',
  ])
    expect((await get(path)).status, path).toBe(404)
})

test('a release that nobody tried is listed, and can be tried from its page', async () => {
  const { textOf, release, third } = await makeBusyConsole()
  expect(await textOf('/remotes/catalogue')).toContain('none any more')
  const waiting = await release('// waiting')
  await expect
    .poll(() => textOf('/remotes/catalogue'))
    .toMatch(new RegExp(`/remotes/catalogue/${waiting}"(?:(?!</tr>).)*none yet`))
  const page = await textOf(`/remotes/catalogue/${waiting}`)
  expect(page).toContain('Visitors who get it: none.')
  expect(typedIn(page)).toContain(`npm run delivery -- promote catalogue ${waiting} --percent 5`)
  expect(await textOf(`/remotes/catalogue/${third}`)).toContain('Visitors who get it: 5 %.')
})

test('a release shows what its gate saw, with pictures that nobody else can put there', async () => {
  const { textOf, get, store, author, first, second } = await makeBusyConsole()
  const weights = {
    page: { scriptBytes: 119_000, styleBytes: 9_000, requests: 31 },
    remote: { scriptBytes: 10_500, styleBytes: 0, requests: 4 },
  }
  const pictures = [{ width: 375, bytes: new Uint8Array([0xff, 0xd8]) }]
  await writeGateReport(
    { store, key: author.key },
    { remote: 'catalogue', release: first },
    {
      notes: ['server: 1.2 s', '<script>'],
      pages: [{ address: '/roles', isOwn: true, weights, pictures }],
    },
  )
  const address = `/remotes/catalogue/${first}`
  const page = await textOf(address)
  expect(page).toContain('server: 1.2 s')
  expect(page).toContain('&lt;script&gt;')
  expect(rowsOf(page)).toContainEqual(['/roles', 'the remote', '119 kB', '10.5 kB', '9.0 kB', '31'])
  expect(page).toContain('alt="/roles, 375 pixels wide"')
  const [file = ''] = /gate-report\/\w+\.jpg/.exec(page) ?? []
  const picture = await get(`${address}/${file}`)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  await store.writeFile(
    ...(['catalogue', first, file] as const),
    new TextEncoder().encode('<script>'),
  )
  for (const path of [file, 'gate-report/report.jws', 'gate-report/..%2Frelease.json'])
    expect((await get(`${address}/${path}`)).status, path).toBe(404)
  expect(await textOf(`/remotes/catalogue/${second}`)).toContain(
    'No report of a gate lies beside it.',
  )
})

test('site data is shown as it was released: navigation, notice, and whose pages are where', async () => {
  const { textOf, store, change, author, trusted } = await makeConsole()
  const notice = {
    text: 'Closed on Monday',
    from: '2026-01-01T00:00:00Z',
    until: '2026-01-02T00:00:00Z',
  }
  const publisher = { store, key: author.key, trusted }
  const release = await publishSiteText(publisher, JSON.stringify(siteDataWith({ notice })))
  await change(promote('site', release))
  const page = await textOf(`/remotes/site/${release}`)
  expect(page).toMatch(/Navigation.*Notice.*Whose pages are where/s)
  expect(page).toContain('Closed on Monday')
  expect(page).toMatch(/\/services.*<td>catalogue<\/td>/s)
})

test('the history can be narrowed, and each change leads to what visitors got from it on', async () => {
  const { textOf, get, first, second } = await makeBusyConsole()
  expect(await textOf('/history')).toContain('3 changes')
  expect(await textOf('/history?action=canary')).toContain('1 of 3 changes')
  expect(await textOf('/history?action=canary&page=9')).toContain('No change is like that.')
  const [then, later] = [await textOf('/history/1'), await textOf('/history/2')]
  expect(then).toContain(`<code class="release">${first}</code>`)
  expect(then).not.toContain(second)
  expect(later).toContain(`<code class="release">${second}</code>`)
  for (const path of ['/history/4', '/history/0', '/history/x', '/remotes/none', '/../etc'])
    expect((await get(path)).status, path).toBe(404)
})

test('what teams wrote is shown as it is written', async () => {
  const { textOf } = await makeBusyConsole()
  expect(await textOf('/history')).toContain('the &lt;b&gt;second&lt;/b&gt;')
})

test('a page elsewhere whose name leads here is not let in, and no page runs what is not ours', async () => {
  const { get } = await makeConsole()
  expect((await get('/', 'console.example')).status).toBe(421)
  for (const host of ['localhost:4210', '127.0.0.1', '[::1]:4210'])
    expect((await get('/', host)).status, host).toBe(200)
  const { headers } = await get('/')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await get('/assets/main-abc123.js')).status).toBe(200)
  expect((await get('/assets/manifest.json')).status).toBe(404)
})

test('a shell that is away is said to be', async () => {
  const { textOf } = await makeConsole()
  expect(await textOf('/fleet')).toContain('1 of 1 shells say nothing.')
})

test('a shell that answers without end, or nonsense, is one that says nothing', async () => {
  const endless = createServer(({ url }, answer) => {
    if (url !== '/metrics') return answer.end('ok')
    const more = () => {
      while (!answer.destroyed && answer.write('x'.repeat(65_536)));
    }
    answer.on('drain', more)
    more()
  })
  onTestFinished(() => void endless.close())
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  const { port } = endless.address() as AddressInfo
  const odd = await startShell('remote_views_total{remote="<b>",release="x"} NaN\n')
  const { textOf } = await makeConsole([`http://127.0.0.1:${port}`, odd.url])
  expect(await textOf('/field')).toContain('Nothing was counted in this week.')
  expect(await textOf('/fleet')).toContain('1 of 2 shells say nothing.')
})

const trace = '0af7651916cd43dd8448eb211c80319c'
const slow = { at: '2026-11-26T10:00:00.000Z', page: '/roles/*', status: 200, ms: 1_234, trace }

test('a page that failed or took long leads to its trace, the latest first', async () => {
  const [one, other] = [await startShell(), await startShell()]
  const failed = { ...slow, at: '2026-11-26T11:00:00.000Z', status: 503, trace: 'b'.repeat(32) }
  const owner = { remote: 'catalogue', release: 'aaaaaaaaaaaaaaaa' }
  one.traces = JSON.stringify([{ ...slow, ...owner }])
  other.traces = JSON.stringify([{ ...failed, ...owner }])
  const shells = [one.url, other.url]
  const TRACE_URL = 'http://localhost:16686/trace/{trace}'
  const { textOf } = await makeConsole(shells, undefined, null, undefined, { TRACE_URL })
  const text = await textOf('/fleet')
  expect(text).toContain(`<a href="http://localhost:16686/trace/${trace}">${trace}</a>`)
  expect(text).toMatch(/b{32}.*1234 ms/s)
  const plain = await (await makeConsole(shells)).textOf('/fleet')
  expect(plain).toContain(`<td>${trace}</td>`)
})

test('a shell that cannot serve what the registry names says what', async () => {
  const shell = await startShell()
  const { textOf, store, trusted } = await makeConsole([shell.url])
  const { sequence } = await store.readRegistry(trusted)
  shell.text = `registry_sequence ${sequence}`
  expect(await textOf('/fleet')).toContain('The shell serves the newest change.')
  shell.text += `\nrelease_missing{remote="shell",release="aaaaaaaaaaaaaaaa"} 1`
  const text = await textOf('/fleet')
  expect(text).toContain('1 of 1 shells do not serve all of the newest change yet.')
  expect(text).toContain(`change ${sequence}, without shell aaaaaaaaaaaaaaaa`)
})

test.each(['no JSON', '{}', JSON.stringify([{ ...slow, trace: '<script>' }])])(
  'a shell that says %s of its pages says nothing of them',
  async (said) => {
    const shell = await startShell()
    shell.traces = said
    const { textOf } = await makeConsole([shell.url])
    expect(await textOf('/fleet')).toContain('There was none, or nobody receives traces.')
  },
)

test.each(['javascript:alert({trace})', 'http://localhost:16686/', '{trace}'])(
  'a trace does not lead to %s',
  (TRACE_URL) =>
    expect(() => parseConsoleSettings({ CONSOLE_PORT: '1', TRACE_URL })).toThrow('TRACE_URL'),
)

test('who has a page open is told of a change', async () => {
  const { get, change, release } = await makeConsole()
  const id = await release('// one')
  const reader = (await get('/news')).body!.getReader()
  const read = async () => new TextDecoder().decode((await reader.read()).value)
  // With that a browser takes it for open, Firefox too.
  expect(await read()).toBe(':\n\n')
  const told = read()
  // It looks once to know what is there.
  await new Promise((resolve) => setTimeout(resolve, 600))
  await change(promote('catalogue', id))
  expect(await told).toContain('event: changed')
  await reader.cancel()
})

test('while there is no news something is said all the same: in silence the connection would end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { get } = await makeConsole()
  const reader = (await get('/news')).body!.getReader()
  await reader.read()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  vi.advanceTimersByTime(20_000)
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(':\n\n')
  await reader.cancel()
})

test('who only asks whether there is news takes nobody’s place', async () => {
  const { get } = await makeConsole()
  for (let times = 0; times < 250; times++)
    expect((await get('/news', 'localhost', 'HEAD')).status).toBe(200)
  const listening = await get('/news')
  expect(listening.status).toBe(200)
  await listening.body?.cancel()
})

test('a curve that misses what the backend keeps says so', async () => {
  const none = () => Promise.reject(new Error('it does not answer'))
  const { release, change, textOf } = await makeConsole(undefined, undefined, {
    add: none,
    read: none,
  })
  await change(promote('catalogue', await release('first')))
  await change(startCanary('catalogue', await release('second'), 5))
  const html = await textOf('/remotes/catalogue')
  expect(html).toContain('does not answer: some of them are missing here.')
})
