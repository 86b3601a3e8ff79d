import { formatFigure } from '../figures/format.ts'
import { table } from '../figures/markdown.ts'
import { median } from '../figures/statistics.ts'
import type { FleetResults } from './measure.ts'

/** What visitors notice of a day of deployments, in some minutes. */
export function fleetParagraphs(results: FleetResults): string[] {
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
  ]
}
