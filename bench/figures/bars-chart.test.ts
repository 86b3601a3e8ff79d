import { expect, test } from 'vitest'
import { barsChart } from './bars-chart.ts'

const chart = (...lengths: number[]) =>
  barsChart({
    name: 'trial',
    title: 'Bytes & more',
    colours: { script: 'brass' },
    unit: 'count',
    groups: { '/about': lengths.map((script, i) => ({ name: `row ${i}`, pieces: { script } })) },
  }).svg

/** Where the bars begin, and how long they are. */
const barsIn = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"/g)].map(([, x, length]) => ({
    x: Number(x),
    length: Number(length),
  }))

test('bars begin at the same place, are as long as what they stand for, and say it', () => {
  const svg = chart(40, 10)
  const [long, short] = barsIn(svg)
  expect(short?.x).toBe(long?.x)
  expect((long?.length ?? 0) / (short?.length ?? 1)).toBeCloseTo(4, 1)
  for (const words of ['/about', 'row 0', 'row 1', '40', '10', '■ script'])
    expect(svg).toContain(`>${words}</text>`)
})

test('colours are the theme’s, in both schemes', () => {
  expect(chart(1)).toContain('fill="var(--pl-brass)"')
  expect(chart(1).match(/--pl-brass: #/g)).toHaveLength(2)
})
