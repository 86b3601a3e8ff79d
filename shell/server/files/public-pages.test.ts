import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import type { PublicPage } from 'shared-ui/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultSite } from '../../src/site/site-plan.ts'
import type { Composition } from '../composition/composition.ts'
import type { RenderComposition } from '../rendering/release-code.ts'
import { publicPageRoutes, shorten } from './public-page-routes.ts'
import { createPublicPages } from './public-pages.ts'
import { testFrame } from '../testing/composition.ts'

const log = pino({ level: 'silent' })
const compositions = {
  all: () =>
    Promise.resolve([
      {
        lock: { remotes: { one: {}, two: {} } },
        site: defaultSite,
        frame: testFrame,
        releases: new Map(),
      } as unknown as Composition,
    ]),
}
const pageOf = (remote: string): PublicPage => ({
  path: `/${remote}`,
  changed: '2026-11-01T10:00:00+00:00',
  search: { kind: 'Pages', title: remote, text: '' },
})

test('names what each remote says, and the shell’s own pages', async () => {
  const publicPages = (_: RenderComposition, remote: string) => Promise.resolve([pageOf(remote)])
  const { pages, isWhole } = await createPublicPages({
    compositions,
    log,
    workers: { publicPages },
  })()
  expect(pages.map(({ path }) => path)).toEqual(['/one', '/two', '/', '/about', '/privacy-policy'])
  expect(isWhole).toBe(true)
})

test('a remote that fails is left out, and the others are found', async () => {
  const publicPages = (_: RenderComposition, remote: string) =>
    remote === 'one' ? Promise.reject(new Error('away')) : Promise.resolve([pageOf(remote)])
  const { pages, isWhole } = await createPublicPages({
    compositions,
    log,
    workers: { publicPages },
  })()
  expect(pages.map(({ path }) => path)).toEqual(['/two', '/', '/about', '/privacy-policy'])
  expect(isWhole).toBe(false)
})

test('a remote that hangs keeps nobody from what the others say, nor from what it says later', async () => {
  const { promise, resolve } = Promise.withResolvers<PublicPage[]>()
  const publicPages = (_: RenderComposition, remote: string) =>
    remote === 'one' ? promise : Promise.resolve([pageOf(remote)])
  const read = createPublicPages({ compositions, log, workers: { publicPages } })
  const first = await read()
  expect(first.pages[0]).toEqual(pageOf('two'))
  expect(first.isWhole).toBe(false)
  resolve([pageOf('one')])
  await vi.waitFor(async () => expect((await read()).isWhole).toBe(true), { timeout: 45_000 })
})

test('an old list is served while the next is made, but not to who comes once a day', async () => {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  let asked = 0
  const publicPages = () => Promise.resolve([pageOf(`answer-${++asked}`)])
  const only = async () => {
    const [composition] = await compositions.all()
    return [{ ...composition, lock: { remotes: { one: {} } } } as unknown as Composition]
  }
  const read = createPublicPages({ compositions: { all: only }, log, workers: { publicPages } })
  const first = async () => (await read()).pages[0]?.path
  const pass = (ms: number) => delay(10, (now += ms))
  expect(await first()).toBe('/answer-1')
  await pass(90_000)
  expect(await first()).toBe('/answer-1')
  await pass(10)
  expect(await first()).toBe('/answer-2')
  await pass(24 * 3_600_000)
  expect(await first()).toBe('/answer-3')
})

test('asks once for many readers, and again when it could not be made', async () => {
  let asked = 0
  let isAway = true
  const read = createPublicPages({
    log,
    compositions: {
      all: () => (isAway ? Promise.reject(new Error('no registry')) : compositions.all()),
    },
    workers: {
      publicPages: (_, remote) => {
        asked++
        return Promise.resolve([pageOf(remote)])
      },
    },
  })
  await expect(read()).rejects.toThrow('no registry')
  isAway = false
  const [first, second] = await Promise.all([read(), read()])
  expect(first).toBe(second)
  expect(await read()).toBe(first)
  expect(asked).toBe(2)
})

test('while one says nothing the others are not asked again and again', async () => {
  const asked: string[] = []
  const publicPages = (_: RenderComposition, remote: string) => {
    asked.push(remote)
    return remote === 'one' ? Promise.reject(new Error('away')) : Promise.resolve([pageOf(remote)])
  }
  const read = createPublicPages({ compositions, log, workers: { publicPages } })
  await read()
  await vi.waitFor(
    async () => {
      await read()
      expect(asked).toEqual(['one', 'two', 'one', 'one'])
    },
    { timeout: 45_000 },
  )
})

test('is served compressed, with a tag that spares the second transfer', async () => {
  const publicPages = (_: RenderComposition, remote: string) => Promise.resolve([pageOf(remote)])
  const app = publicPageRoutes({ compositions, log, workers: { publicPages } })
  const plain = await app.request('/search-index.json')
  expect(plain.headers.get('content-type')).toContain('application/json')
  const body = await plain.text()
  expect(JSON.parse(body)).toMatchObject({ entries: [{ path: '/one' }, { path: '/two' }, {}, {}] })

  const small = await app.request('/search-index.json', { headers: { 'accept-encoding': 'br' } })
  expect(small.headers.get('content-encoding')).toBe('br')
  const bytes = Buffer.from(await small.arrayBuffer())
  expect(brotliDecompressSync(bytes).toString()).toBe(body)

  const etag = plain.headers.get('etag') ?? ''
  const again = await app.request('/search-index.json', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('the list for the sitemap has every address, and is withheld while a part is missing', async () => {
  let isAway = true
  const publicPages = (_: RenderComposition, remote: string) =>
    isAway && remote === 'one'
      ? Promise.reject(new Error('away'))
      : Promise.resolve([pageOf(remote)])
  const app = publicPageRoutes({ compositions, log, workers: { publicPages } })
  const list = () => app.request('/public-pages.json')
  expect((await list()).status).toBe(503)
  isAway = false
  // Whoever asks again a moment later is told of all.
  await vi.waitFor(async () => expect((await list()).status).toBe(200), { timeout: 45_000 })
  expect(await (await list()).json()).toEqual({
    pages: [
      { path: '/one', changed: '2026-11-01T10:00:00+00:00' },
      { path: '/two', changed: '2026-11-01T10:00:00+00:00' },
      { path: '/' },
      { path: '/about' },
      { path: '/privacy-policy' },
    ],
  })
})

test('texts are cut between words', () => {
  expect(shorten('Two\n words')).toBe('Two words')
  expect(shorten(`${'word '.repeat(40)}`)).toMatch(/^(word ){31}word…$/)
  expect(shorten('x'.repeat(200))).toBe(`${'x'.repeat(160)}…`)
})
