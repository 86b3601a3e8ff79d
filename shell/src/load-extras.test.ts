// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createOutbox } from './beacons/outbox.ts'
import { createReporter } from './beacons/reporter.ts'
import { takeBeaconsHere, testLock } from './beacons/testing-server.ts'
import { loadExtras } from './load-extras.ts'
import type { PageData } from './page-data.ts'
import { defaultSite } from './site/site-plan.ts'

const vitals = vi.hoisted(() => ({ report: (_: object): void => undefined }))
vi.mock('web-vitals', () => ({
  onLCP: (report: typeof vitals.report) => (vitals.report = report),
  onCLS: () => undefined,
  onINP: () => undefined,
}))

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A document at a page, with or without a canary; of the share that tells, or not. */
function openDocument(path: string, { isWatched = false, isDrawn = true }) {
  const server = takeBeaconsHere()
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] })
  const outbox = createOutbox(testLock)
  const { ownerOf } = defaultSite
  // Routers draw the keys of their locations, too.
  vi.spyOn(Math, 'random').mockReturnValueOnce(isDrawn ? 0.05 : 0.5)
  loadExtras({
    ...{ router, outbox, plan: defaultSite, reporter: createReporter(outbox, testLock, ownerOf) },
    page: { isWatched, lock: testLock } as PageData,
    createRoot: vi.fn(),
  })
  return { server, router, outbox }
}

function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('views of remotes’ pages are told when the page is hidden: jumps and the shell’s pages are none', async () => {
  const { server, router } = openDocument('/services', { isWatched: true })
  await vi.dynamicImportSettled()
  for (const path of ['/roles', '/roles#faq', '/about', '/contact', '/contact'])
    await router.navigate(path)
  expect(await server.answers()).toEqual([])

  hide()
  expect(await server.answers()).toEqual([204])
  expect(server.observed).toEqual([
    ['catalogue', 'aaaaaaaaaaaaaaaa', { views: 1 }],
    ['leads', 'bbbbbbbbbbbbbbbb', { views: 1 }],
    ['leads', 'bbbbbbbbbbbbbbbb', { views: 1 }],
  ])

  hide()
  expect(await server.answers()).toHaveLength(1)
})

test('a report never has more events than the server takes', async () => {
  const server = takeBeaconsHere()
  const outbox = createOutbox(testLock)
  for (let count = 0; count < 45; count++) outbox.add({ kind: 'view', remote: 'leads' })
  outbox.flush()
  expect(await server.answers()).toEqual([204, 204, 204])
  expect(server.observed).toHaveLength(45)
})

/** The largest paint of the page that stood at first, as web-vitals tells it when the document goes. */
const firstPaint = { name: 'LCP', value: 800, entries: [{ startTime: 800 }] }

test('how fast a page was is told of that page, though its visitor went on before anybody measured', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const { server, router } = openDocument('/contact', {})
  await vi.advanceTimersByTimeAsync(2_000)
  await router.navigate('/roles/data-engineer')
  await vi.advanceTimersByTimeAsync(8_000)
  await vi.dynamicImportSettled()
  vitals.report(firstPaint)
  hide()
  await server.answers()
  expect(await server.series('browser_lcp_seconds_count')).toEqual([
    'browser_lcp_seconds_count{remote="leads",release="bbbbbbbbbbbbbbbb",page="/contact"} 1',
  ])
})

test.each([
  ['of the share that tells', true, 10_000, 1],
  ['of the rest', false, 10_000, 0],
  ['of those that stand shorter', true, 5_000, 0],
])(
  'while a canary runs its field figures are of the same views as else: %s',
  async (_, isDrawn, stoodMs, counted) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const { server } = openDocument('/contact', { isWatched: true, isDrawn })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(stoodMs)
    vitals.report(firstPaint)
    hide()
    await server.answers()
    expect(server.observed).toEqual([['leads', 'bbbbbbbbbbbbbbbb', { measured: 1, poor: 0 }]])
    expect(await server.series('browser_lcp_seconds_count')).toHaveLength(counted)
  },
)

test.each([
  ['of the share that tells', true, [204], 1],
  ['of the rest, whom nobody counts', false, [], 0],
])(
  'how fast the shell’s own pages are is told to be counted, and for nothing else: %s',
  async (_, isDrawn, answers, counted) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const { server } = openDocument('/about', { isWatched: true, isDrawn })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(10_000)
    vitals.report(firstPaint)
    hide()
    expect(await server.answers()).toEqual(answers)
    expect(server.observed).toEqual([])
    expect(await server.series('browser_lcp_seconds_count')).toHaveLength(counted)
  },
)
