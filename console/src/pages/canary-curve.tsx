import { wilsonInterval } from 'delivery'
import type { Question } from '../field/field.ts'
import { sum, type DatedFigure } from '../field/figures.ts'
import type { LiveRemote } from '../read/now.ts'
import { LineChart, type Point } from './chart.tsx'
import { countOf, vitalCells, vitalHeads } from './field-cells.tsx'
import { Table } from './parts.tsx'

const dayMs = 24 * 60 * 60 * 1_000

/** What was counted of a remote since its canary began: by minute on its first day. */
export function sinceCanary({ name, canary }: LiveRemote): Question {
  const last = new Date()
  const first = new Date(canary?.since ?? last.getTime() - dayMs)
  const isYoung = last.getTime() - first.getTime() < dayMs
  return {
    first: new Date(first.getTime() - 60_000),
    last,
    step: isYoung ? 'minute' : 'day',
    remote: name,
  }
}

/** How the canary and the release beside it did from its beginning on: views that failed, and how fast pages were. */
export function CanaryCurve({
  figures,
  canary,
  stable,
}: {
  figures: readonly DatedFigure[]
  canary: string
  stable: string
}) {
  const arms = [
    { who: 'everybody else', of: figures.filter(({ release }) => release === stable) },
    { who: 'canary', of: figures.filter(({ release }) => release === canary) },
  ]
  const points = arms.flatMap(({ who, of }) => failedSoFar(who, of))
  const isCurve = arms.some(({ who }) => points.filter((point) => point.who === who).length > 1)
  return (
    <>
      {isCurve && (
        <LineChart
          title="Share of views so far that failed, of the canary and of everybody else, with the range that it may have; the table above has where both are now"
          unit="failed so far, %"
          points={points}
          percent
        />
      )}
      <Table
        caption="How fast pages were"
        heads={['Visitors', ...vitalHeads]}
        empty="Nobody was counted yet."
        rows={arms.map(({ who, of }) => ({ key: who, cells: [who, ...vitalCells(of)] }))}
      />
    </>
  )
}

/** What failed of all views until then, whoever noticed it, with its 99.9 % interval. */
function failedSoFar(who: string, figures: readonly DatedFigure[]): Point[] {
  const moments = [...new Set(figures.map(({ since }) => since))].sort()
  return moments.flatMap((moment) => {
    const until = figures.filter(({ since }) => since <= moment)
    const views = sum(until.map((figure) => countOf(figure, 'views')))
    const failed = sum(until.map((figure) => countOf(figure, 'views', 1) + countOf(figure, 'told')))
    if (views === 0) return []
    const hits = Math.min(failed, views)
    return [{ at: new Date(moment), who, value: hits / views, range: wilsonInterval(hits, views) }]
  })
}
