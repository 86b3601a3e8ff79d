import { join } from 'node:path'
import { root } from '../../commands/root.ts'
import { barsParagraphs } from '../bars/section.ts'
import { formatted } from '../running/formatted.ts'
import type { Chart } from '../figures/chart.ts'
import { notMeasured } from '../figures/markdown.ts'
import { sections } from '../sections.ts'
import { resultNames } from '../stored-results.ts'
import type { ResultName, Results, StoredResults } from '../stored-results.ts'

const introduction = `# Speed

How fast the site is, beside the same site built and served in other ways. This report is written by \`npm run bench\` from
\`bench/results/*.json\`; \`npm run bench -- report\` writes it again without measuring, and a test fails when it is not what those files
yield. Bytes are compressed ones; kB are 1,000 bytes.`

type Part = string | Chart
const parts: {
  [N in ResultName]: { heading: string; paragraphs: (results: Results[N]) => Part[] }
} = sections

function sectionOf<N extends ResultName>(name: N, stored: StoredResults): Part[] {
  const { heading, paragraphs } = parts[name]
  const results = stored[name]
  return [`## ${heading}`, ...(results ? paragraphs(results) : [notMeasured])]
}

/** `docs/speed.md` and its pictures: content by path from the project's root. The same results yield the same bytes. */
export async function makeReport(results: StoredResults): Promise<Map<string, string>> {
  const measured = resultNames.flatMap((name) => sectionOf(name, results))
  const paragraphs = [introduction, ...barsParagraphs(results), ...measured]
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : pictureOf(part)))
  const prose = { proseWrap: 'always', printWidth: 120 } as const
  const report = await formatted(join(root, 'docs/speed.md'), text.join('\n\n'), prose)
  const charts = paragraphs.filter((part) => typeof part !== 'string')
  return new Map([
    ['docs/speed.md', report],
    ...charts.map(({ name, svg }) => [`docs/pictures/speed-${name}.svg`, svg] as const),
  ])
}

const pictureOf = ({ name, title }: Chart) => `![${title}](pictures/speed-${name}.svg)`
