import { expect, test } from 'vitest'
import { rowsChart, type Row } from './rows-chart.ts'

const words = { name: 'trial', title: 'Bytes < before', subtitle: '', description: 'All & more' }
const row = (name: string, ...values: (number | null)[]): Row => ({
  name,
  cells: values.map((value) =>
    value === null ? null : { segments: [{ value, colour: 'brass' }], label: `${value} here` },
  ),
})
const bar = { title: '', unit: 'count' } as const
const draw = (rows: Row[], more: object = {}) =>
  rowsChart({ ...words, panels: [bar], groups: [{ title: '', rows }], ...more }).svg

/** Where the bars begin, and how long they are. */
const barsIn = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"[^>]* fill="var\(--brass\)"/g)].map(
    ([, x, length]) => ({ x: Number(x), length: Number(length) }),
  )

test('bars begin at the same place and are as long as what they stand for', () => {
  const [long, short] = barsIn(draw([row('a', 40), row('b', 10)]))
  expect(short?.x).toBe(long?.x)
  expect((long?.length ?? 0) / (short?.length ?? 1)).toBeCloseTo(4, 1)
})

test('what was not measured is left out', () => {
  const svg = draw([row('a', 40), row('b', null)])
  expect(barsIn(svg)).toHaveLength(1)
  expect(svg).toContain('>b</text>')
})

test('panels have a scale each, unless one is asked for', () => {
  const rows = [row('a', 40, 10)]
  const lengths = (isOneScale: boolean) =>
    barsIn(draw(rows, { panels: [bar, bar], isOneScale })).map(({ length }) => length)
  const [own, ownToo] = lengths(false)
  expect(own).toBe(ownToo)
  const [long = 0, short = 1] = lengths(true)
  expect(long / short).toBeCloseTo(4, 1)
})

test('says what it shows to who does not see it', () => {
  const svg = draw([row('a', 1)])
  expect(svg).toContain('<title id="title">Bytes &lt; before</title>')
  expect(svg).toContain('<desc id="desc">All &amp; more</desc>')
})
