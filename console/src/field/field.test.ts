import { promote, startCanary } from 'delivery'
import { vitals } from 'shell/vital-ranges'
import { afterEach, expect, test, vi } from 'vitest'
import { makeConsole } from '../testing-console.ts'
import { rowsOf } from '../testing-rows.ts'
import { startShell } from '../testing-shell.ts'
import { parseConsoleSettings } from '../settings.ts'
import { followField } from './field.ts'
import { FiguresRefusedError } from './kept-figures.ts'
import { beginningOf, p75, type DatedFigure } from './figures.ts'

const old = '0000000000000000'
const minuteMs = 60_000

const views = (release: string, whole: number, failed = 0) =>
  [whole, failed]
    .map(
      (value, index) =>
        `remote_views_total{remote="catalogue",release="${release}",outcome="${index ? 'failed' : 'whole'}"} ${value}\n`,
    )
    .join('')
const told = (release: string, value: number) =>
  `browser_failures_total{remote="catalogue",release="${release}"} ${value}\n`
/** A histogram of so many page views, all of them at one value. */
const lcp = (release: string, page: string, seconds: number, count: number) =>
  [...vitals.LCP.buckets, Infinity]
    .map(
      (end) =>
        `browser_lcp_seconds_bucket{le="${end === Infinity ? '+Inf' : end}",remote="catalogue",release="${release}",page="${page}"} ${seconds <= end ? count : 0}\n`,
    )
    .join('')

/** What was counted since the beginning of the week, by name. */
async function countedOf(field: ReturnType<typeof followField>) {
  const now = new Date()
  const last = new Date(now.getTime() + minuteMs)
  const { figures } = await field.read({ first: beginningOf('week', now), last, step: 'week' })
  return Object.fromEntries(figures.map(({ name, counts }) => [name, counts]))
}

const fieldOf = (urls: readonly string[], kept: Parameters<typeof followField>[1] = null) =>
  followField(parseConsoleSettings({ CONSOLE_PORT: '1', CONSOLE_SHELLS: urls.join() }), kept)

afterEach(() => vi.restoreAllMocks())

test('what several shells count is one figure, and counts once', async () => {
  const [one, other] = [await startShell(), await startShell()]
  one.text = views(old, 40, 1)
  other.text = views(old, 9)
  const field = fieldOf([one.url, other.url, 'http://127.0.0.1:9'])
  expect(await countedOf(field)).toEqual({ views: [50, 1] })
  one.text = views(old, 42, 2)
  await field.look()
  await field.look()
  expect(await countedOf(field)).toEqual({ views: [53, 2] })
})

test('a shell that started again counts from 0; what one counted before anybody asked is not of now', async () => {
  const shell = await startShell()
  shell.startedAt -= 3_600
  shell.text = views(old, 1_000)
  const field = fieldOf([shell.url])
  expect(await countedOf(field)).toEqual({})
  shell.text = views(old, 1_004)
  await field.look()
  expect(await countedOf(field)).toEqual({ views: [4, 0] })
  shell.startedAt += 7_200
  shell.text = views(old, 3)
  await field.look()
  expect(await countedOf(field)).toEqual({ views: [7, 0] })
})

test('what cannot be kept is told all the same, and kept once when it can be', async () => {
  const shell = await startShell()
  shell.text = views(old, 5)
  const rows: DatedFigure[] = []
  let isAway = true
  const field = fieldOf([shell.url], {
    async add(figures) {
      if (isAway) throw new Error('away')
      rows.push(...figures)
    },
    read: () => Promise.resolve(rows),
  })
  await field.look()
  expect(rows).toEqual([])
  expect(await countedOf(field)).toEqual({ views: [5, 0] })
  isAway = false
  await field.look()
  await field.look()
  expect(rows.map(({ counts }) => counts)).toEqual([[5, 0]])
  expect(await countedOf(field)).toEqual({ views: [5, 0] })
})

test.each(['taken', 'not taken'])(
  'what is counted while the backend is asked is kept once, also when that was %s',
  async (then) => {
    const shell = await startShell()
    shell.text = views(old, 2)
    const rows: DatedFigure[] = []
    const [asked, answer] = [Promise.withResolvers(), Promise.withResolvers()]
    let answers = answer.promise
    const field = fieldOf([shell.url], {
      async add(figures) {
        asked.resolve(null)
        await answers
        rows.push(...figures)
      },
      read: () => Promise.resolve([...rows]),
    })
    await asked.promise
    shell.text = views(old, 5)
    const looked = field.look()
    await expect.poll(() => countedOf(field)).toEqual({ views: [5, 0] })
    expect(rows).toEqual([])
    if (then === 'taken') answer.resolve(null)
    else answer.reject(new Error('away'))
    await looked
    answers = Promise.resolve(null)
    await field.look()
    await field.look()
    expect(await countedOf(field)).toEqual({ views: [5, 0] })
    expect(rows.reduce((all, { counts: [count = 0] }) => all + count, 0)).toBe(5)
  },
)

test('who reads waits for no more than the first count', async () => {
  const shell = await startShell(views(old, 2))
  const field = fieldOf([shell.url], {
    add: () => new Promise(() => undefined),
    read: () => Promise.resolve([]),
  })
  expect(await countedOf(field)).toEqual({ views: [2, 0] })
})

test('three quarters of views were at or below a value, as far as ranges tell', () => {
  const ends = vitals.LCP.buckets
  const counts = (...pairs: [range: number, count: number][]) =>
    Object.assign(Array<number>(ends.length + 1).fill(0), Object.fromEntries(pairs))
  expect(p75('LCP', counts())).toBeNull()
  expect(p75('LCP', counts([0, 4]))).toBeCloseTo(0.15)
  expect(p75('LCP', counts([0, 3], [5, 1]))).toBeCloseTo(0.2)
  expect(p75('LCP', counts([0, 2], [5, 2]))).toBeCloseTo(1.1)
  expect(p75('LCP', counts([ends.length, 9]))).toBe(20)
})

test('weeks begin on Monday in UTC', () => {
  const of = (at: string) => beginningOf('week', new Date(at)).toISOString()
  expect(of('2026-11-26T23:59:59+00:00')).toBe('2026-11-23T00:00:00.000Z')
  expect(of('2026-11-23T00:00:00Z')).toBe('2026-11-23T00:00:00.000Z')
  expect(of('2026-11-22T23:59:59Z')).toBe('2026-11-16T00:00:00.000Z')
})

test('the page tells of releases and kinds of pages, by remote and week', async () => {
  const shell = await startShell()
  const { textOf, release, change, field } = await makeConsole([shell.url])
  const live = await release('// one')
  await change(promote('catalogue', live))
  const before = await textOf('/field')
  expect(before).toContain('Nothing was counted in this week.')
  expect(before).not.toContain('of 1 shells')
  shell.text = [
    ...[views(old, 40), views(live, 195, 5), told(live, 3)],
    ...[lcp(live, '/roles/*', 1.1, 30), lcp(live, '/roles', 0.7, 10)],
  ].join('')
  await field.look()
  const page = await textOf('/field?remote=catalogue')
  const week = beginningOf('week', new Date()).toISOString().slice(0, 10)
  const none = ['–', '–']
  expect(rowsOf(page).filter(([head]) => !/^Page$|^Week/.test(head ?? ''))).toEqual([
    ['catalogue', old, 'none any more', '40', '0', '0.0 %', '0', '–', ...none],
    ['catalogue', live, 'everybody', '200', '5', '2.5 %', '3', '1.13 s of 40', ...none],
    ['/roles', 'catalogue', '0.75 s of 10', ...none],
    ['/roles/*', 'catalogue', '1.15 s of 30', ...none],
    [week, 'catalogue', '240', '5', '1.13 s of 40', ...none],
  ])
  expect(await textOf('/field?week=2020-01-06&remote=nobody')).toContain(
    `<option selected="">${week}`,
  )
})

test('sums of weeks that are over are read once, and what may change each time', async () => {
  const asked: string[] = []
  const { get } = await makeConsole(undefined, undefined, {
    add: () => Promise.resolve(),
    read({ first, pages }) {
      asked.push(`${pages} ${first.toISOString().slice(0, 10)}`)
      return Promise.resolve([])
    },
  })
  await get('/field')
  expect(new Set(asked).size).toBe(12)
  const before = asked.splice(0)
  await get('/field')
  // A week is over for two days before it counts as that.
  expect([1, 2]).toContain(asked.length)
  expect(asked).toEqual(before.slice(0, asked.length))
  expect(asked[0]).toMatch(/^each/)
  // What another console held while the backend was away may come later than that.
  const [start, clock] = [performance.now(), vi.spyOn(performance, 'now')]
  for (const later of [3_000_000, 3_700_000]) {
    asked.splice(0)
    clock.mockReturnValue(start + later)
    await get('/field')
  }
  expect(new Set(asked).size).toBe(12)
})

test('the page says how many shells answer when some are silent', async () => {
  const [one, other] = [await startShell(), await startShell()]
  const { textOf } = await makeConsole([one.url, other.url, 'http://127.0.0.1:9'])
  expect(await textOf('/field')).toContain('2 of 3 shells')
  expect(await textOf('/fleet')).toContain('1 of 3 shells say nothing.')
})

test('while the backend is away, what was counted since is shown, and a canary can be steered', async () => {
  const away = () => Promise.reject(new Error('away'))
  const shell = await startShell()
  const { textOf, release, change, field } = await makeConsole([shell.url], undefined, {
    add: away,
    read: away,
  })
  const [live, tried] = [await release('// one'), await release('// two')]
  await change(promote('catalogue', live))
  await change(startCanary('catalogue', tried, 5))
  shell.text = views(live, 7)
  await field.look()
  expect(await textOf('/remotes/catalogue')).toContain('How fast pages were')
  const page = await textOf('/field')
  expect(page).toContain('does not answer: some of them are missing here')
  expect(rowsOf(page)).toContainEqual(expect.arrayContaining(['catalogue', live, 'everybody', '7']))
})

test('nonsense of a shell is no figure, and what the backend refuses keeps nothing else out', async () => {
  const shell = await startShell()
  shell.text =
    views(old, 5) + `remote_views_total{remote="Catalogue",release="${old}",outcome="whole"} 1.5\n`
  const rows: DatedFigure[] = []
  const field = fieldOf([shell.url], {
    add(figures) {
      if (figures.some(({ counts }) => counts[0] === 3))
        return Promise.reject(new FiguresRefusedError('400'))
      rows.push(...figures)
      return Promise.resolve()
    },
    read: () => Promise.resolve(rows),
  })
  await field.look()
  shell.text = views(old, 8)
  await field.look()
  shell.text = views(old, 10)
  await field.look()
  expect(rows.map(({ remote, counts }) => [remote, counts[0]])).toEqual([
    ['catalogue', 5],
    ['catalogue', 2],
  ])
})

test('several shells behind one address count once each', async () => {
  const shell = await startShell()
  const field = fieldOf([shell.url, `${shell.url}/`])
  const [first, second] = [shell.startedAt, shell.startedAt + 1]
  for (const [startedAt, count] of [
    [first, 100],
    [second, 50],
    [first, 101],
    [second, 52],
  ] as const) {
    shell.startedAt = startedAt
    shell.text = views(old, count)
    await field.look()
  }
  expect(await countedOf(field)).toEqual({ views: [153, 0] })
})
