import { formatFigure } from '../figures/format.ts'
import { formatMiddle, middleOf, ratioOf } from '../figures/ratio.ts'
import { meanOf, median, quantile } from '../figures/statistics.ts'
import { notMeasured, table } from '../figures/markdown.ts'
import type { FirstViewResults } from './measure.ts'
import { ours, oursAgain, slowRounds } from './results.ts'

const candidates = `- **ours**: this site, as \`npm start\` serves it.
- **monolith**: the same sources in one build with static imports, no federation; hydrated like ours.
- **plain**: our HTML and CSS without any script.`

/** What a first view weighs, how long it takes, and going on from there. */
export function firstViewParagraphs(results: FirstViewResults): string[] {
  const { figures, times, pairs, navigation, slow } = results
  return [
    'A page of each kind is opened once in a Chromium that has never been there, a telephone’s window of 412 × 823, to the ' +
      'end of its network. A view counts only when nothing failed or complained, and the server’s HTML was taken over as it should ' +
      'be. Bodies are weighed as they travel, in brotli; all candidates come from servers ' +
      'with the same compression, cache headers and, but for a page’s policy, security headers.',
    candidates,
    besideMonolith(figures),
    figuresTable(figures),
    '### Times',
    `Every candidate is viewed once a round, ${pairs} rounds, in an order that turns round every time, so that a slow moment of ` +
      `the machine meets all alike. Our site takes part twice: **${oursAgain}** shows how far the same page is from itself. Lighthouse ` +
      'reckons the times of a telephone from an unthrottled view.',
    'Ours as a multiple of each, with 95 % intervals:',
    Object.keys(times).length > 0 ? ratiosTable(times) : notMeasured,
    '### From page to page',
    'From click to the next page’s heading, without throttling, after one round that fetches all code and data; ' +
      `${navigation[ours]?.within.length ?? 0} clicks of each kind. The same page is gone to from its own remote and from another, so what differs is the border.`,
    navigationTable(navigation),
    '### A slow network, a small telephone',
    `The same visit ${slowRounds} times by each, at 400 ms from request to answer, 400 kbit/s and a sixth of this machine’s speed: a first view of ` +
      '`/`, `/resources` and `/contact` from there, three keys in its form. Medians; of what was tapped or typed the time to the next frame that three of four did not exceed.',
    slowTable(slow),
  ]
}

/** What federation weighs: means over the pages. */
function besideMonolith(figures: FirstViewResults['figures']): string {
  const pages = Object.values(figures).flatMap(({ ours: own, monolith }) =>
    own && monolith ? [{ own, monolith }] : [],
  )
  const more = (kind: 'html' | 'script') =>
    meanOf(pages.map(({ own, monolith }) => (own.bytes[kind] ?? 0) - (monolith.bytes[kind] ?? 0)))
  return (
    `On the mean of ${pages.length} pages ours has ${formatFigure(more('html'), 'bytes')} more HTML than the monolith: the lock, and the ` +
    `hash of every file that the page’s own remotes and the shell may load (decision 015). It has ${formatFigure(more('script'), 'bytes')} more JavaScript.`
  )
}

const kinds = ['html', 'script', 'style', 'font', 'all'] as const

function figuresTable(figures: FirstViewResults['figures']): string {
  const rows = Object.entries(figures).flatMap(([path, byCandidate]) =>
    Object.entries(byCandidate).map(([name, { bytes, requests, depth }]) => [
      `\`${path}\``,
      name === ours ? `**${name}**` : name,
      ...kinds.map((kind) => (bytes[kind] ? formatFigure(bytes[kind], 'bytes') : '')),
      String(requests),
      String(depth),
    ]),
  )
  const heads = ['HTML', 'JavaScript', 'CSS', 'fonts', 'all', 'requests', 'depth']
  return table(['page', 'candidate', ...heads], rows)
}

function ratiosTable(times: FirstViewResults['times']): string {
  const rows = Object.entries(times).flatMap(([path, { [ours]: own, ...others }]) =>
    Object.entries(others).map(([name, other]) => {
      const cells = ['fcp', 'lcp', 'tbt'].map((figure) =>
        formatMiddle(ratioOf(own?.[figure], other[figure]), '×'),
      )
      return [`\`${path}\``, name, ...cells]
    }),
  )
  return table(['page', 'beside', 'FCP', 'LCP', 'TBT'], rows)
}

const navigationTable = (navigation: FirstViewResults['navigation']) =>
  table(
    ['candidate', 'within one remote', 'between two', 'between beside within'],
    Object.entries(navigation).map(([name, { within, between }]) => [
      name,
      formatMiddle(middleOf(within), 'ms'),
      formatMiddle(middleOf(between), 'ms'),
      formatMiddle(ratioOf(between, within), '×'),
    ]),
  )

const slowTable = (slow: FirstViewResults['slow']) =>
  table(
    ['candidate', 'first text', 'largest', 'to the next page', 'INP'],
    Object.entries(slow).map(([name, { text, lcp, navigation, interactions }]) => [
      name,
      ...[median(text), median(lcp), median(navigation), quantile(interactions, 0.75)].map((ms) =>
        formatFigure(ms, 'ms'),
      ),
    ]),
  )
