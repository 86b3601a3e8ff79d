import { formatFigure, threeDigits } from '../figures.ts'
import type { ScaleResults } from '../scale/scale.ts'
import type { StoredResults } from '../stored-results.ts'
import {
  assumptions,
  coresFor,
  costsOf,
  megabits,
  mostRenders,
  peakOf,
  ratesOf,
  type Costs,
} from './internet-scale.ts'
import { unmeasuredSection, table, type Section } from './markdown.ts'
import { growthOfRemotes } from './remotes-growth.ts'

const million = 1_000_000
const peakPages = 1_000

/** On paper: what the measured figures mean for many visitors, many remotes and many pages. */
export function internetSection(results: StoredResults): Section {
  const heading = '## What internet scale needs'
  const costs = costsOf(results)
  if (!costs || !results.scale) return unmeasuredSection(heading)
  return {
    charts: [],
    paragraphs: [
      heading,
      'Nothing here was run at such a scale. **Measured** are the figures of the first table, on this page’s machine; everything after ' +
        'it is **reckoned** from them, and only as good as they are.',
      measuredTable(costs),
      `Taken for granted: ${assumptions.pagesPerVisit} pages a visit, each of which costs the server a document (a client ` +
        `navigation costs it none, so this is rather too much); a peak of ${assumptions.peak} times the day’s mean; cores planned for ${assumptions.use * 100} % use. ` +
        'A shell is one process on one core.',
      ...millionParagraphs(costs),
      ...peakParagraphs(costs),
      '### What follows from it',
      needs(costs, results.scale),
    ],
  }
}

function measuredTable({
  cached,
  uncached,
  file,
  html,
  whole,
  files,
  kept,
  addresses,
}: Costs): string {
  return table(
    ['measured', 'figure'],
    [
      ['processor time of a cached page, 25 connections', formatFigure(cached, 'ms')],
      ['of a page made anew', formatFigure(uncached, 'ms')],
      ['of a static file', formatFigure(file, 'ms')],
      ['HTML of a page, brotli, mean', formatFigure(html, 'bytes')],
      ['a whole first view, mean', formatFigure(whole, 'bytes')],
      ['files of a first view beside the document', formatFigure(files, 'count')],
      ['a kept page: as it is and in brotli', formatFigure(kept, 'bytes')],
      ['pages of the sitemap, as seeded', formatFigure(addresses, 'count')],
    ],
  )
}

function millionParagraphs(costs: Costs): string[] {
  const { pages, files, bytes } = ratesOf(million, costs)
  const { cached, uncached, file, html } = costs
  const row = (name: string, mean: number, format: (figure: number) => string) => [
    name,
    format(mean),
    format(peakOf(mean)),
  ]
  return [
    '### Reckoned: a million visits a day',
    table(
      ['reckoned', 'mean', 'at the peak'],
      [
        row('pages a second', pages, threeDigits),
        row('cores, every page from the cache', coresFor(pages, cached), threeDigits),
        row('cores, every page made anew', coresFor(pages, uncached), threeDigits),
        row('files a second', files, threeDigits),
        row('cores for these files', coresFor(files, file), threeDigits),
        row('traffic, documents and files', bytes, traffic),
        row('traffic, documents alone', pages * html, traffic),
      ],
    ),
    `${capital(amountOf(peakOf(coresFor(pages, cached))))} for cached documents, ${amountOf(peakOf(coresFor(pages, uncached)))} where no page is kept. ` +
      `Files cost the origin ${comparison(coresFor(files, file), coresFor(pages, cached))} the documents: ` +
      'they never change under their address, so a CDN takes all of them.',
  ]
}

function peakParagraphs({ cached, uncached, html, addresses }: Costs): string[] {
  const renders = Math.min(peakPages, mostRenders(addresses))
  const { freshSeconds } = assumptions
  const rows = [
    ['cached pages that a core answers in a second, at full use', threeDigits(1_000 / cached)],
    ['pages that a core makes in a second, at full use', threeDigits(1_000 / uncached)],
    ['cores, every page from the cache', threeDigits(coresFor(peakPages, cached))],
    ['cores, every page made anew', threeDigits(coresFor(peakPages, uncached))],
    [
      `renders a second when ${formatFigure(addresses, 'count')} addresses are made anew every ${freshSeconds} s`,
      threeDigits(renders),
    ],
    ['cores for these renders', threeDigits(coresFor(renders, uncached))],
    ['traffic of the documents', traffic(peakPages * html)],
  ]
  return [
    `### Reckoned: a peak of ${formatFigure(peakPages, 'count')} pages a second`,
    table(['reckoned', 'figure'], rows),
    `When all ask for few addresses, ${amountOf(coresFor(peakPages, cached))} suffice. When they ask for all addresses evenly, renders count: ` +
      `one shared cache that keeps a page for ${freshSeconds} s would leave ${threeDigits(renders)} renders a second, ` +
      `${amountOf(coresFor(renders, uncached))}. Shells do not share theirs: each makes a page for itself, so behind many shells that cache must be a CDN’s.`,
  ]
}

function needs({ kept, uncached, addresses }: Costs, scale: ScaleResults): string {
  const held = assumptions.keptBytes / kept
  const largest = scale.sitemap.at(-1)
  return [
    '- **A CDN in front.** For files it works today: they are immutable for a year. Documents say `no-cache`, so a CDN asks the shell ' +
      `each time; \`s-maxage=${assumptions.freshSeconds}, stale-while-revalidate=300\` would let it do for all shells what each does for itself (014). Not built: ` +
      'where nobody came in between, a promoted release could then show five minutes late. While a canary runs, documents are private, and a CDN keeps none.',
    '- **Several shells.** There is nothing to share: each follows the same registry and the same backend, and any of them answers any ' +
      'visitor. More cores are more shells behind a balancer; `/metrics`, draining and load shedding are there. ' +
      `A shell keeps ${formatFigure(assumptions.keptBytes, 'bytes')} of pages, reckoned ${formatFigure(Math.round(held), 'count')} of them (the seeded site has ${formatFigure(addresses, 'count')}); ` +
      'what nobody asked for the longest goes, and is made anew when somebody does.',
    `- **Fewer renders, or cheaper ones.** At ${formatFigure(uncached, 'ms')} a render, whatever passes the caches decides how many cores there are. ` +
      'Pages with queries have a small store of their own, and load shedding protects the rest.',
    `- **Many remotes.** ${remotesSentence(scale)}`,
    '- **A hosted Supabase.** The embedded backend is one process for development and small sites. A shell keeps each read for 30 s ' +
      '(`shell/server/backend-cache.ts`, 2,000 answers), so reads grow with shells and addresses, not with visitors; but on a client ' +
      'navigation the visitor’s browser reads from Supabase itself, and those reads grow with visits. How many a project ' +
      'of which size takes was not measured.',
    `- **A kept sitemap.** The protocol allows 50,000 addresses and 50 MB a file, and 50,000 files an index. ${sitemapSentence(largest)}`,
  ].join('\n')
}

function remotesSentence({ remotes }: ScaleResults): string {
  const growth = growthOfRemotes(remotes)
  if (!growth) return ''
  const wanted = 200
  const { path, html, resident } = growth
  return (
    'A page names the remotes that it shows and links to, and no others (decisions 015 and 019); the lists of their files come when ' +
    `a visitor goes there. Reckoned in a straight line, ${wanted} remotes would leave \`${path}\` at ` +
    `${formatFigure(html.at(wanted), 'bytes')} of HTML in brotli, and take a shell ` +
    `${formatFigure(resident.at(wanted), 'bytes')} of memory, so memory is the obstacle: ` +
    'a shell reads every release when it starts, and could leave those until somebody asks for them.'
  )
}

function sitemapSentence(largest: ScaleResults['sitemap'][number] | undefined): string {
  if (!largest) return ''
  const perPart = largest.indexMs / largest.parts
  const wanted = 1_000
  return (
    `${formatFigure(largest.pages, 'count')} pages are ${largest.parts} parts, the largest of ${formatFigure(largest.bytes, 'bytes')} (measured). ` +
    `The index took ${formatFigure(largest.indexMs, 'ms')}, ${formatFigure(perPart, 'ms')} a part: reckoned in a straight line, ${formatFigure(wanted, 'count')} parts (50 million pages) ` +
    `take ${threeDigits((perPart * wanted) / 1_000)} s, so at that size the index has to be made ahead and kept.`
  )
}

const traffic = (bytesPerSecond: number) => `${threeDigits(megabits(bytesPerSecond))} Mbit/s`

const amountOf = (need: number) => {
  const whole = Math.ceil(need)
  return whole === 1 ? 'one core' : `${formatFigure(whole, 'count')} cores`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** `3.9 times as much as` */
const comparison = (a: number, b: number) => `${threeDigits(a / b)} times as much processor time as`
