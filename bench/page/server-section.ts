import { formatFigure } from '../figures.ts'
import { median } from '../measurement.ts'
import { medianOf, speedsOf } from '../server/rows.ts'
import type { ServerResults } from '../server/server.ts'
import type { StoredResults } from '../stored-results.ts'
import { details, listOf, unmeasuredSection, pictureOf, table, type Section } from './markdown.ts'
import { loadChart, templatesChart } from './server-charts.ts'

/** How many requests the server answers, and what they cost it. */
export function serverSection({ server }: StoredResults): Section {
  const heading = '## Server'
  if (!server) return unmeasuredSection(heading)
  const load = loadChart(server)
  const templates = templatesChart(server)
  const { page, file, severalShells } = server
  return {
    charts: [load, templates],
    paragraphs: [
      heading,
      `autocannon asks for \`${page.path}\` (${formatFigure(page.bytes, 'bytes')} in brotli), as browsers do, on ${listOf(Object.keys(server.loads))} connections. ` +
        `Four targets take turns, round after round: the page from the cache; a static file of ${formatFigure(file.bytes, 'bytes')} ` +
        'from the same server; the page made anew for each request; and the same page from the same sources built as one program, with ' +
        'nothing found, checked or composed at run time. Client and servers share the machine, so requests a second are too few; ' +
        'the processor time that the server itself used for a request depends less on what else goes on.',
      pictureOf(load),
      `On ${server.machine.cores} cores two shells at the same time make ${formatFigure(severalShells.two, 'count')} pages a second, one alone ` +
        `${formatFigure(severalShells.one, 'count')}; the client takes its share of the same cores.`,
      `Each template, ${templatesSentence(server)}.`,
      pictureOf(templates),
      details('The figures', loadsTable(server)),
    ],
  }
}

function templatesSentence({ templates }: ServerResults): string {
  const speeds = speedsOf(templates)
  return (
    `made anew for one client: the median of ${speeds.length} templates is as fast as ${formatFigure(median(speeds), '×')} ` +
    `the same without federation, the lowest ${formatFigure(Math.min(...speeds), '×')}`
  )
}

function loadsTable({ loads }: ServerResults): string {
  const rows = Object.entries(loads).flatMap(([connections, targets]) =>
    Object.entries(targets).map(([target, runs]) => [
      connections,
      target,
      formatFigure(medianOf(runs, 'perSecond'), 'count'),
      formatFigure(medianOf(runs, 'cpuMs'), 'ms'),
      formatFigure(medianOf(runs, 'p50'), 'ms'),
      formatFigure(medianOf(runs, 'p99'), 'ms'),
    ]),
  )
  const heads = [
    'connections',
    'target',
    'a second',
    'processor time',
    'median wait',
    '99 % wait less than',
  ]
  return table(heads, rows)
}
