import { formatFigure } from '../figures/format.ts'
import { formatMiddle, middleOf } from '../figures/ratio.ts'
import { listOf, table } from '../figures/markdown.ts'
import type { ServerResults } from './measure.ts'
import { medianOf, valuesOf } from './results.ts'

/** How many requests the server answers, and what they cost it. */
export function serverParagraphs(results: ServerResults): string[] {
  const { page, file, loads, secondWorker } = results
  return [
    `autocannon asks for \`${page.path}\` (${formatFigure(page.bytes, 'bytes')} in brotli), as browsers do, on ${listOf(Object.keys(loads))} connections. ` +
      `Five targets take turns, round after round: the page from the cache; a static file of ${formatFigure(file.bytes, 'bytes')} ` +
      'from the same server; the page made anew for each request, with one render worker and with two; and the same page from the same sources built as one program, with ' +
      'nothing found, checked or composed at run time. Client and servers share the machine, so requests a second are too few; ' +
      'the processor time that the server itself used for a request depends less on what else goes on.',
    loadsTable(loads),
    `A second render worker holds ${formatFigure(secondWorker.bytes, 'bytes')} before its first page, and its start takes ${formatFigure(secondWorker.cpuMs, 'ms')} of a processor.`,
  ]
}

function loadsTable(loads: ServerResults['loads']): string {
  const rows = Object.entries(loads).flatMap(([connections, targets]) =>
    Object.entries(targets).map(([target, runs]) => [
      connections,
      target,
      formatMiddle(middleOf(valuesOf(runs, 'perSecond')), 'count'),
      formatMiddle(middleOf(valuesOf(runs, 'cpuMs')), 'ms'),
      formatFigure(medianOf(runs, 'p50'), 'ms'),
      formatFigure(medianOf(runs, 'p99'), 'ms'),
    ]),
  )
  const heads = ['connections', 'target', 'a second', 'processor time', 'median wait', '99 % wait']
  return table(heads, rows)
}
