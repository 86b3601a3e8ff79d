import { wilsonInterval } from 'delivery'
import { beginningOf, sumBy, type DatedFigure, type Question } from '../field/figures.ts'
import type { LiveRemote } from '../read/now.ts'
import { LineChart, type Point } from './chart.tsx'
import { vitalCells, vitalHeads } from './field-cells.tsx'
import { Table } from './parts.tsx'

const dayMs = 24 * 60 * 60 * 1_000

/** What was counted of a remote since its canary began: by minute on its first day. */
export function sinceCanary({ name, canary }: LiveRemote): Question {
  const last = new Date()
  const first = new Date(canary?.since ?? last.getTime() - dayMs)
  const isYoung = last.getTime() - first.getTime() < dayMs
  return {
    // A day's figures are told by its beginning once they are old.
    first: beginningOf(isYoung ? 'minute' : 'day', first),
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
          title="Share of page views so far that failed on the server, of the canary and of everybody else, with the range that it may have"
          unit="failed on the server so far, %"
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

/** What failed of all views until then, with its 99.9 % interval. What browsers told of is a claim, and the table's matter. */
function failedSoFar(who: string, figures: readonly DatedFigure[]): Point[] {
  const ofViews = figures.filter(({ name }) => name === 'views')
  let [views, failed] = [0, 0]
  return [...sumBy(ofViews, ({ since }) => since).values()]
    .toSorted((a, b) => (a.since < b.since ? -1 : 1))
    .map(({ since, counts }) => {
      views += counts[0] ?? 0
      failed += counts[1] ?? 0
      return {
        ...{ at: new Date(since), who, value: failed / views },
        range: wilsonInterval(failed, views),
      }
    })
}
