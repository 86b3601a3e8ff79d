import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LineChart } from './chart.tsx'

const point = (minute: number, who: string, value: number) => ({
  at: new Date(Date.UTC(2026, 10, 26, 4, minute)),
  ...{ who, value, range: [0, value * 2] as const },
})

test('a chart is one picture with a name and a key, and brings no style or script of its own', () => {
  const points = [0, 1, 2].flatMap((minute) => [
    point(minute, 'canary', 0.1),
    point(minute, '<b>everybody else</b>', 0.02),
  ])
  const html = renderToStaticMarkup(
    <LineChart title="What failed" unit="%" points={points} percent />,
  )
  expect(html).toContain('role="img" aria-label="What failed"')
  expect(html.match(/aria-label/g)).toHaveLength(1)
  expect(html).toContain('&lt;b&gt;everybody else')
  expect(html).not.toMatch(/<style|<script|style=|<b>/)
  expect(html.match(/stroke="var\(--chart-[12]\)"/g)!.length).toBeGreaterThanOrEqual(2)
})
