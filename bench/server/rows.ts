import { formatFigure, formatRange } from '../figures.ts'
import { ratioOf } from '../first-view/ratio.ts'
import { median, type Measurement } from '../measurement.ts'
import type { Load } from './load.ts'
import type { ServerResults } from './server.ts'
import type { TemplateCosts } from './template-costs.ts'

/** What the bars are about, and what they are measured against. */
export function rowsOf({ page, file, loads, severalShells, templates }: ServerResults) {
  const rows: Measurement[] = [
    { name: `${page.path}, brotli`, value: page.bytes, unit: 'bytes' },
    {
      name: `the file beside it (${file.path.split('/').pop()})`,
      value: file.bytes,
      unit: 'bytes',
    },
  ]
  for (const [connections, targets] of Object.entries(loads)) {
    const at = `${connectionsOf(connections)}: `
    for (const [name, runs] of Object.entries(targets))
      rows.push({
        name: `${at}${name}, a second`,
        value: medianOf(runs, 'perSecond'),
        unit: 'count',
      })
    rows.push(
      percentRow(`${at}cached, of a file`, targets['cached'], targets['file']),
      percentRow(`${at}uncached, of unfederated`, targets['uncached'], targets['unfederated']),
    )
  }
  rows.push(
    { name: 'uncached, two shells, a second', value: severalShells.two, unit: 'count' },
    { name: 'of one', value: (severalShells.two / severalShells.one) * 100, unit: '%' },
  )
  return [...rows, ...templateRows(templates)]
}

/** One figure of each round. */
export const valuesOf = (runs: readonly Load[] = [], figure: keyof Load): number[] =>
  runs.map((run) => run[figure])

export const medianOf = (runs: readonly Load[], figure: keyof Load): number =>
  median(valuesOf(runs, figure))

/** How fast each template is as a multiple of the same without federation. */
export const speedsOf = (templates: Record<string, TemplateCosts>): number[] =>
  Object.values(templates).map(
    ({ federated, unfederated }) => unfederated.answer / federated.answer,
  )

/** `1 connection`, `25 connections` */
export const connectionsOf = (count: string): string =>
  `${count} connection${count === '1' ? '' : 's'}`

/** Requests a second as a percentage, with its 95 % interval, and the processor time of one the other way round. */
function percentRow(
  name: string,
  ours: readonly Load[] = [],
  theirs: readonly Load[] = [],
): Measurement {
  const found = ratioOf(valuesOf(ours, 'perSecond'), valuesOf(theirs, 'perSecond'))
  const { ratio, low, high } = found ?? { ratio: NaN, low: NaN, high: NaN }
  const interval = formatRange(low * 100, high * 100, '%')
  const cpu = formatFigure((medianOf(theirs, 'cpuMs') / medianOf(ours, 'cpuMs')) * 100, '%')
  return {
    name: `${name} (${interval}; by processor time ${cpu})`,
    value: ratio * 100,
    unit: '%',
  }
}

function templateRows(templates: Record<string, TemplateCosts>): Measurement[] {
  const renders = Object.entries(templates).map(([name, { path, federated }]): Measurement => {
    const loaders = formatFigure(federated.loaders, 'ms')
    const render = formatFigure(federated.render, 'ms')
    return {
      name: `${name} ${path}: answer (loaders ${loaders}, render ${render})`,
      value: federated.answer,
      unit: 'ms',
    }
  })
  const speeds = speedsOf(templates)
  return [
    ...renders,
    {
      name: 'templates: speed, of unfederated, median',
      value: median(speeds) * 100,
      unit: '%',
    },
    { name: 'lowest', value: Math.min(...speeds) * 100, unit: '%' },
  ]
}
