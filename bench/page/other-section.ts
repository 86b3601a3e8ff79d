import { formatFigure } from '../figures.ts'
import { allRows } from '../rows.ts'
import type { ResultName, StoredResults } from '../stored-results.ts'
import { notMeasured, table, type Section } from './markdown.ts'

const others: readonly { name: ResultName; title: string; words: string }[] = [
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    words: 'Every template on Lighthouse’s telephone; of each the median score of its views.',
  },
  {
    name: 'delivery',
    title: 'Delivery',
    words:
      'From a change of the registry to the first page made of it, and what is checked on the way; and from an edit in one remote, ' +
      'where nothing but that remote is built, tested and published.',
  },
  {
    name: 'soak',
    title: 'Ten minutes of readers',
    words: 'A steady load over every kind of page, on a shell with a heap of 160 MB.',
  },
  {
    name: 'leads',
    title: 'Leads under faults',
    words:
      'Contact forms, while processes are killed, the disk fills and the mail server misbehaves.',
  },
]

/** What has no charts: figures, as they were printed. */
export function otherSection(results: StoredResults): Section {
  const rows = allRows(results)
  const paragraphs = others.flatMap(({ name, title, words }) => {
    const own = rows.filter(({ from }) => from === name)
    const figures = own.map((row) => [row.name, formatFigure(row.value, row.unit)])
    const content = own.length > 0 ? table(['what', 'figure'], figures) : notMeasured
    return [`**${title}.** ${words} \`npm run bench -- ${name}\``, content]
  })
  return { charts: [], paragraphs: ['## Everything else', ...paragraphs] }
}
