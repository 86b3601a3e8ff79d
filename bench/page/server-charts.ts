import { formatFigure } from '../figures.ts'
import { connectionsOf, valuesOf } from '../server/rows.ts'
import type { ServerResults } from '../server/server.ts'
import { listOf } from './markdown.ts'
import type { Colour } from './palette.ts'
import { medianCell, rowsChart, type Cell } from './rows-chart.ts'
import type { Chart } from './drawing.ts'

const targets: Record<string, { label: string; colour: Colour }> = {
  cached: { label: 'page, cached', colour: 'brass' },
  file: { label: 'static file', colour: 'ink' },
  uncached: { label: 'page, made anew', colour: 'brass' },
  unfederated: { label: 'the same, unfederated', colour: 'ink' },
}

export function loadChart({ loads, page }: ServerResults): Chart {
  const groups = Object.entries(loads).map(([connections, runs]) => ({
    title: connectionsOf(connections),
    rows: Object.entries(runs).map(([target, some]) => {
      const { label, colour } = targets[target] ?? { label: target, colour: 'soft' as const }
      return {
        name: label,
        isOurs: colour === 'brass',
        cells: [
          medianCell(valuesOf(some, 'perSecond'), 'count', colour),
          medianCell(valuesOf(some, 'cpuMs'), 'ms', colour),
        ],
      }
    }),
  }))
  return rowsChart({
    name: 'server-load',
    title: 'What the server answers, and what one answer costs it',
    subtitle: `${page.path}: medians of the rounds with 95 % intervals; client and server on the same machine`,
    description:
      `Requests a second and processor time of one request, with ${listOf(Object.keys(loads))} connections: a cached page beside a static file, ` +
      'a page made anew beside the same page without federation.',
    panels: [
      { title: 'Requests a second', unit: 'count' },
      { title: 'Processor time of a request', unit: 'ms' },
    ],
    groups,
  })
}

export function templatesChart({ templates }: ServerResults): Chart {
  const rows = Object.entries(templates).map(([name, { federated, unfederated }]) => ({
    name,
    cells: [federated, unfederated].map(({ loaders, render, answer }, index): Cell => {
      const rest = Math.max(answer - loaders - render, 0)
      return {
        segments: [
          { value: loaders, colour: 'link' },
          { value: render, colour: index === 0 ? 'brass' : 'ink' },
          { value: rest, colour: 'edge' },
        ],
        label: formatFigure(answer, 'ms'),
      }
    }),
  }))
  return rowsChart({
    name: 'server-templates',
    title: 'What each template costs the server',
    subtitle: 'From request to the whole answer, one request at a time, nothing cached: medians',
    description:
      'For each template, milliseconds from request to answer, on our server and without federation: loaders, render, and the rest.',
    key: [
      { colour: 'link', label: 'loaders' },
      { colour: 'brass', label: 'render, federated' },
      { colour: 'ink', label: 'render, unfederated' },
      { colour: 'edge', label: 'the rest: finding, writing, compressing, sending' },
    ],
    panels: [
      { title: 'Ours', unit: 'ms' },
      { title: 'Without federation', unit: 'ms' },
    ],
    groups: [{ title: '', rows }],
    isOneScale: true,
  })
}
