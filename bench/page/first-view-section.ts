import { formatFigure } from '../figures.ts'
import { ours } from '../first-view/candidate-names.ts'
import type { FirstViewResults } from '../first-view/results.ts'
import { meanOf } from '../measurement.ts'
import type { StoredResults } from '../stored-results.ts'
import { bytesChart, navigationChart, ownersChart } from './first-view-charts.ts'
import { details, unmeasuredSection, pictureOf, table, type Section } from './markdown.ts'
import { timesParagraphs } from './times-paragraphs.ts'

const candidates = `- **ours**: this site, as \`npm start\` serves it.
- **monolith**: the same sources in one build with static imports, no federation; hydrated like ours.
- **plain**: our HTML and CSS without any script.
- **stock**: the same sources federated as the guides have it: libraries shared whole, nothing preloaded, drawn in the browser.
- **next**: one page’s elements as an application of Next.js. It has no dialogs, search or stores, so it weighs less than a whole site.`

/** What a first view weighs, how long it takes, and going on from there. */
export function firstViewSection({ 'first-view': results }: StoredResults): Section {
  const heading = '## First view'
  if (!results) return unmeasuredSection(heading)
  const bytes = bytesChart(results.figures)
  const owners = ownersChart(results.figures)
  const navigation = navigationChart(results.navigation)
  return {
    charts: [bytes, owners, navigation],
    paragraphs: [
      heading,
      'A page of each kind is opened once in a Chromium that has never been there, a telephone’s window of 412 × 823, to the ' +
        'end of its network. A view counts only when nothing failed or complained, and the server’s HTML was taken over as it should ' +
        'be. Bodies are weighed as they travel, in brotli; all candidates come from servers ' +
        'with the same compression, cache headers and, but for a page’s policy, security headers.',
      candidates,
      pictureOf(bytes),
      besideMonolith(results),
      pictureOf(owners),
      details('The figures', figuresTable(results)),
      '### Times',
      ...timesParagraphs(results),
      '### From page to page',
      'Clicks on links between four pages, without throttling, after one round that fetches all code and data; ' +
        `${results.navigation[ours]?.within.length ?? 0} clicks of each kind. The same page is gone to from its own remote and from another, so what differs is the border.`,
      pictureOf(navigation),
    ],
  }
}

/** What federation weighs: means over the pages. */
function besideMonolith({ figures }: FirstViewResults): string {
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

const columns = ['html', 'script', 'style', 'font', 'all'] as const

function figuresTable({ figures }: FirstViewResults): string {
  const heads = [
    'page',
    'candidate',
    'HTML',
    'JavaScript',
    'CSS',
    'fonts',
    'all',
    'requests',
    'depth',
    'JavaScript that did not run',
  ]
  const rows = Object.entries(figures).flatMap(([path, byCandidate]) =>
    Object.entries(byCandidate).map(([name, { bytes, requests, depth, unusedScript }]) => [
      `\`${path}\``,
      name === ours ? `**${name}**` : name,
      ...columns.map((kind) => (bytes[kind] ? formatFigure(bytes[kind], 'bytes') : '')),
      String(requests),
      String(depth),
      bytes.script ? formatFigure(unusedScript * 100, '%') : '',
    ]),
  )
  return table(heads, rows)
}
