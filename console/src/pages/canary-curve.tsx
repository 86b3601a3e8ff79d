import { wilsonInterval } from 'delivery'
import { poorAbove, vitals } from 'shell/vital-ranges'
import { beginningOf, sum, sumBy, vitalNames } from '../field/figures.ts'
import type { DatedFigure, Question } from '../field/figures.ts'
import type { LiveRemote } from '../read/now.ts'
import { LineChart } from './chart.tsx'
import { vitalCells, vitalHeads } from './field-cells.tsx'
import { percentText, Table } from './parts.tsx'

const hourMs = 60 * 60 * 1_000

/** What was counted of a remote since its canary began: by minute for two hours, by hour on its first day. */
export function sinceCanary({ name, canary }: LiveRemote): Question {
  const last = new Date()
  const first = new Date(canary?.since ?? last.getTime() - hourMs)
  const age = last.getTime() - first.getTime()
  const step = age < 2 * hourMs ? 'minute' : age < 24 * hourMs ? 'hour' : 'day'
  // A day's figures are told by its beginning once they are old.
  return {
    first: beginningOf(step === 'day' ? 'day' : 'minute', first),
    last,
    step,
    remote: name,
    pages: 'all',
  }
}

interface CanaryCurveProps {
  figures: readonly DatedFigure[]
  canary: string
  stable: string
}

/** How the canary and the release beside it did from its beginning on: views that failed, and pages that were slow or jumped. */
export function CanaryCurve({ figures, canary, stable }: CanaryCurveProps) {
  const arms = [
    { who: 'everybody else', of: figures.filter(({ release }) => release === stable) },
    { who: 'canary', of: figures.filter(({ release }) => release === canary) },
  ]
  return (
    <>
      {measures.map((measure) => {
        const points = arms.flatMap(({ who, of }) => thinned(shareSoFar(who, of, measure)))
        const isCurve = arms.some(({ who }) => points.filter((each) => each.who === who).length > 1)
        return (
          isCurve && (
            <LineChart
              key={measure.name}
              title={`Share of page views so far ${measure.of}, of the canary and of everybody else, with the range that it may have`}
              unit={`${measure.unit} so far, %`}
              points={points}
              percent
            />
          )
        )
      })}
      <Table
        caption="How fast pages were, and how many were slow or jumped"
        heads={['Visitors', ...vitalHeads, ...vitalMeasures.map(({ unit }) => unit)]}
        empty="Nobody was counted yet."
        rows={arms.map(({ who, of }) => [
          who,
          ...vitalCells(of),
          ...vitalMeasures.map((measure) => lastOf(of, measure)),
        ])}
      />
    </>
  )
}

/** A share of views, in the figures of one name. */
interface Measure {
  name: DatedFigure['name']
  /** What the views have in common: behind `page views`, and as a heading. */
  of: string
  unit: string
  hits: (counts: readonly number[]) => number
  total: (counts: readonly number[]) => number
}

/** What browsers tell of failures is a claim, and another table's matter. */
const failed: Measure = {
  ...{ name: 'views', of: 'that failed on the server', unit: 'failed on the server' },
  hits: ([, failures = 0]) => failures,
  total: ([views = 0]) => views,
}

const limitTexts = { LCP: '4 s', INP: '500 ms', CLS: '0.25' }

const vitalMeasures = vitalNames.map((name): Measure => {
  const poorFrom = vitals[name].buckets.indexOf(poorAbove[name]) + 1
  return {
    ...{
      name,
      of: `that told of it with ${name} above ${limitTexts[name]}`,
      unit: `${name} above ${limitTexts[name]}`,
    },
    hits: (counts) => sum(counts.slice(poorFrom)),
    total: sum,
  }
})

const measures = [failed, ...vitalMeasures]

/** A day has more minutes than a chart has room for: points as far apart as each other, the last among them. */
const maxPoints = 120
const thinned = <Item,>(items: readonly Item[]) => {
  const step = Math.ceil(items.length / maxPoints)
  return items.filter((_, index) => (items.length - 1 - index) % step === 0)
}

/** The share of all views until then, with its 99.9 % interval. */
function shareSoFar(who: string, figures: readonly DatedFigure[], measure: Measure) {
  const own = figures.filter(({ name }) => name === measure.name)
  let [hits, total] = [0, 0]
  return [...sumBy(own, ({ since }) => since).values()]
    .toSorted((a, b) => (a.since < b.since ? -1 : 1))
    .map(({ since, counts }) => {
      hits += measure.hits(counts)
      total += measure.total(counts)
      return {
        ...{ at: new Date(since), who, value: hits / total },
        range: wilsonInterval(hits, total),
      }
    })
}

function lastOf(figures: readonly DatedFigure[], measure: Measure) {
  const last = shareSoFar('', figures, measure).at(-1)
  if (!last) return '–'
  return (
    <span key={measure.name} className="whole">
      {percentText(last.value)}{' '}
      <span className="soft">{last.range.map(percentText).join(' to ')}</span>
    </span>
  )
}
