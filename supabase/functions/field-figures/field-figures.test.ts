import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../../tests/harness.ts'
import { figuresSchema } from './figures.ts'

const figuresToken = 'token-of-a-console'
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const release = '0123456789abcdef'
let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ functions: true, environment: { FIGURES_TOKEN: figuresToken } })
})
beforeEach(() => backend.sql.exec('delete from field_figures'))
afterAll(() => backend.close())

const ask = (query: string, init: RequestInit = {}, token = figuresToken) =>
  fetch(`${backend.url}/functions/v1/field-figures${query}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
const keep = (figures: unknown) => ask('', { method: 'POST', body: JSON.stringify(figures) })
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const views = (since: string, counts: number[], more = {}) => ({
  ...{ since, remote: 'leads', release, page: '', name: 'views', counts },
  ...more,
})
async function read(step: string, more = {}) {
  const question = { first: ago(500 * dayMs), last: ago(-minuteMs), step, ...more }
  const response = await ask(`?${new URLSearchParams(question).toString()}`)
  expect(response.status).toBe(200)
  // What is told is as what is taken.
  return v.parse(figuresSchema, await response.json())
}

test('what was counted in one minute adds up, whoever tells it', async () => {
  const now = new Date().toISOString()
  expect((await keep([views(now, [3, 1]), views(now, [2, 0])])).status).toBe(204)
  await keep([views(now, [5, 1]), views(now, [1, 2, 3], { name: 'LCP', page: '/contact' })])
  const told = await read('minute')
  expect(told).toMatchObject([
    { remote: 'leads', release, page: '', name: 'views', counts: [10, 2] },
    { name: 'LCP', page: '/contact', counts: [1, 2, 3] },
  ])
  expect(new Date(told[0]!.since).getTime() % minuteMs).toBe(0)
})

test('minutes of before yesterday become days, and nothing is kept for more than 400', async () => {
  const old = new Date(Date.now() - 3 * dayMs)
  const noon = (minute: number) => new Date(old.setUTCHours(12, minute)).toISOString()
  await keep([views(noon(0), [1, 0]), views(noon(1), [2, 1]), views(ago(401 * dayMs), [9, 9])])
  await keep([views(noon(2), [4, 0]), views(ago(minuteMs), [1, 0])])
  const kept = await read('minute')
  expect(kept.map(({ counts }) => counts)).toEqual([
    [1, 0],
    [7, 1],
  ])
  expect(new Date(kept[1]!.since).toISOString()).toMatch(/T00:00:00.000Z$/)
})

test('however many minutes are due, no call takes all of them, and the last leaves none', async () => {
  await backend.sql.exec(`
    insert into field_figures (since, remote, release, page, name, counts)
    select date_trunc('day', now(), 'UTC') - interval '2 days' + minute * interval '1 minute', 'leads', '${release}', '/roles/' || page, 'LCP', '{1}'
    from generate_series(1, 500) as minute, generate_series(1, 5) as page`)
  const left = async () => {
    const { rows } = await backend.sql.query<{ left: number }>(
      `select count(*)::int as left from field_figures where since <> date_trunc('day', since, 'UTC')`,
    )
    return rows[0]?.left
  }
  const after: unknown[] = []
  for (let call = 0; call < 3; call++) {
    expect((await keep([])).status).toBe(204)
    after.push(await left())
  }
  expect(after).toEqual([1_500, 500, 0])
  expect((await read('day')).map(({ counts }) => counts)).toEqual(Array(5).fill([500]))
})

test('is told by week, and of one remote', async () => {
  const monday = new Date(Date.now() - 14 * dayMs)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  const of = (day: number, more = {}) =>
    views(new Date(monday.getTime() + day * dayMs).toISOString(), [1, 0], more)
  await keep([of(0), of(5), of(7), of(5, { remote: 'catalogue' })])
  expect((await read('week', { remote: 'leads' })).map(({ counts }) => counts)).toEqual([
    [1, 0],
    [2, 0],
  ])
  expect(await read('week')).toHaveLength(3)
})

test('of many kinds of pages the sum of each hour is told, to the first', async () => {
  await backend.sql.exec(`
    insert into field_figures (since, remote, release, page, name, counts)
    select date_trunc('hour', now()) - minute * interval '1 minute', 'leads', '${release}', '/roles/' || page, 'LCP', '{1,2}'
    from generate_series(1, 600) as minute, generate_series(1, 40) as page`)
  const hours = await read('hour', { pages: 'all' })
  expect(hours.map(({ page, counts }) => [page, ...counts])).toEqual(
    Array.from({ length: 10 }, () => ['', 2_400, 4_800]),
  )
})

test('is for who has the token', async () => {
  for (const token of ['', 'another-token-of-someone', backend.anonKey])
    for (const method of ['GET', 'POST'])
      expect((await ask('', { method }, token)).status).toBe(401)
  expect((await ask('', { method: 'DELETE' })).status).toBe(405)
})

test.each([
  ['nothing', undefined],
  ['a name that is none', [views(ago(0), [1], { name: 'visitor' })]],
  ['a page with words in it', [views(ago(0), [1], { page: '/contact?email=ada@example.org' })]],
  ['less than nothing', [views(ago(0), [-1])]],
  ['too many ranges', [views(ago(0), Array<number>(21).fill(1))]],
  ['too many figures', Array.from({ length: 2_001 }, () => views(ago(0), [1]))],
])('%s is refused', async (_, figures) => {
  expect((await keep(figures)).status).toBe(400)
  expect(await read('minute')).toEqual([])
})

test('a question that is none is refused', async () => {
  for (const query of [
    '',
    '?first=now&last=now&step=week',
    `?first=${ago(1)}&last=${ago(0)}&step=year`,
  ])
    expect((await ask(query)).status).toBe(400)
})
