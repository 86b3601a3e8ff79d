import { formatFigure } from '../figures.ts'
import type { ScaleResults } from '../scale/scale.ts'
import type { StoredResults } from '../stored-results.ts'
import { listOf, unmeasuredSection, pictureOf, type Section } from './markdown.ts'
import { growthOfRemotes } from './remotes-growth.ts'
import { remotesChart } from './scale-charts.ts'

/** What grows when the site does. */
export function scaleSection({ scale }: StoredResults): Section {
  const heading = '## Scale'
  if (!scale) return unmeasuredSection(heading)
  const remotes = remotesChart(scale)
  return {
    charts: [remotes],
    paragraphs: [
      heading,
      `**Remotes.** The site’s own three and signed copies of the largest of them, ${listOf(scale.remotes.map(({ remotes }) => count(remotes)))} in the registry; the ` +
        'copies are on no page. Each page is asked for on one connection, from a shell without and one with its cache. ' +
        'Flat lines would mean that a page costs only what is on it.',
      pictureOf(remotes),
      growthSentence(scale),
    ],
  }
}

const count = (value: number) => formatFigure(value, 'count')

function growthSentence({ remotes }: ScaleResults): string {
  const growth = growthOfRemotes(remotes)
  if (!growth) return ''
  const { path, html, resident, startMs } = growth
  return (
    `Each further remote adds ${formatFigure(html.each, 'bytes')} of brotli to the HTML of \`${path}\`, ` +
    `${formatFigure(resident.each, 'bytes')} of memory and ${formatFigure(startMs.each, 'ms')} to the start of a shell.`
  )
}
