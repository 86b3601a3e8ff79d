import * as Plot from '@observablehq/plot'
import { curvesChart, paint, type Chart } from '../figures/chart.ts'
import { formatFigure } from '../figures/format.ts'
import { table } from '../figures/markdown.ts'
import { median } from '../figures/statistics.ts'
import type { GrowthPoint } from './growth.ts'
import type { FleetResults } from './measure.ts'

/** What visitors notice of a day of deployments, in some minutes, and what shells cost. */
export function fleetParagraphs(results: FleetResults): (string | Chart)[] {
  const { minutes, shells, requestsASecond, requests, failed, mixed, clicks, brokenClicks } =
    results
  return [
    `${shells} shells behind HAProxy, releases on an S3 server: for ${minutes} minutes ${requestsASecond} requests a second for documents and the files that they name, and ` +
      'visitors who click in tabs that were opened before, while all this happens, again and again. A document is mixed when a part of it is of another release than ' +
      'its lock says, or its entry is of another frame.',
    table(
      ['requests', 'failed', 'mixed', 'median wait', '99 % wait', 'clicks', 'broken'],
      [
        [
          ...[requests, failed, mixed].map((count) => formatFigure(count, 'count')),
          ...[results.medianMs, results.p99Ms].map((ms) => formatFigure(ms, 'ms')),
          ...[clicks, brokenClicks].map((count) => formatFigure(count, 'count')),
        ],
      ],
    ),
    table(
      ['what happened', 'times', 'took, half of the times', 'at most'],
      results.deeds.map(({ what, times, seconds }) => [
        what,
        formatFigure(times, 'count'),
        ...[median(seconds), Math.max(...seconds)].map((took) => formatFigure(took * 1_000, 'ms')),
      ]),
    ),
    'From a change until all shells show it; of a shell that is started, until it is ready.',
    courseChart(results),
    `The same page, with as many connections as visitors wait at once, on one shell of this fleet and on all ${shells}, each with one render worker; ` +
      'the balancer, who asks and all shells share the same processors.',
    growthChart(results.growth),
    growthTable(results.growth),
  ]
}

const changes = 'a release goes live or back'
const accidents = 'shells are started again or killed, the store hangs'

function courseChart({ course, marks }: FleetResults): Chart {
  const moments = marks.map(({ second, what }) => ({
    second,
    curve: /promoted|rolled back/.test(what) ? changes : accidents,
  }))
  return curvesChart({
    name: 'fleet-course',
    title: 'How long documents took in each five seconds of that time.',
    colours: { median: 'ink', '99 %': 'brass', [changes]: 'link', [accidents]: 'danger' },
    axis: 'seconds',
    unit: 'ms',
    points: course
      .toSorted((a, b) => a.second - b.second)
      .flatMap(({ second, medianMs, p99Ms }) => [
        { curve: 'median', x: second, y: medianMs },
        { curve: '99 %', x: second, y: p99Ms },
      ]),
    scale: { type: 'log' },
    marks: [
      Plot.tickX(moments, { x: 'second', stroke: 'curve', strokeOpacity: 0.5 }),
      Plot.ruleY([1], { stroke: paint('hairline') }),
    ],
  })
}

const nameOf = ({ shells, isMadeAnew }: GrowthPoint) =>
  `${isMadeAnew ? 'made anew' : 'from the cache'}, ${shells === 1 ? 'one shell' : `${shells} shells`}`

function growthChart(growth: readonly GrowthPoint[]): Chart {
  const least = (kind: boolean) =>
    growth.find((point) => point.isMadeAnew === kind && point.shells * point.connections === 1)
  const names = [...new Set(growth.map(nameOf))]
  const colours = ['brass', 'ink', 'link', 'success']
  return curvesChart({
    name: 'fleet-growth',
    title:
      'Pages a second by how many are asked for at once, beside one shell that is asked for one after the other.',
    colours: Object.fromEntries(names.map((name, index) => [name, colours[index] ?? 'ink'])),
    axis: 'connections',
    unit: '×',
    points: growth.map((point) => ({
      curve: nameOf(point),
      x: point.connections,
      y: point.perSecond / (least(point.isMadeAnew)?.perSecond ?? NaN),
    })),
  })
}

function growthTable(growth: readonly GrowthPoint[]): string {
  return table(
    ['page', 'connections', 'a second', '99 % wait', 'processor time of a page', 'memory of all'],
    growth.map((point) => [
      nameOf(point),
      formatFigure(point.connections, 'count'),
      formatFigure(point.perSecond, 'count'),
      formatFigure(point.p99, 'ms'),
      formatFigure(point.cpuMs, 'ms'),
      formatFigure(point.bytes, 'bytes'),
    ]),
  )
}
