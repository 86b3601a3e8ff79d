import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../../commands/settings.ts'
import type { StoredResults } from '../stored-results.ts'
import { attacksSection } from './attacks-section.ts'
import { barsSection } from './bars-section.ts'
import { deliverySection } from './delivery-section.ts'
import { firstViewSection } from './first-view-section.ts'
import { leadsSection } from './leads-section.ts'
import { lighthouseSection } from './lighthouse-section.ts'
import { scaleSection } from './scale-section.ts'
import { serverSection } from './server-section.ts'
import { soakSection } from './soak-section.ts'

const introduction = `# Speed

How fast the site is, beside the same site built and served in other ways. The figures, tables and pictures of this page are written by
\`npm run bench\` from \`bench/results/*.json\`; \`npm run bench -- page\` writes it again without measuring, and a test fails when it
is not what those files yield. Bytes are compressed ones; kB are 1,000 bytes.`

/** The page of results and its pictures: content by path from the project's root. The same results yield the same bytes. */
export async function makePage(results: StoredResults): Promise<Map<string, string>> {
  const sections = [
    barsSection(results),
    firstViewSection(results),
    lighthouseSection(results),
    serverSection(results),
    scaleSection(results),
    deliverySection(results),
    soakSection(results),
    leadsSection(results),
    attacksSection(results),
  ]
  const paragraphs = sections.flatMap((section) => section.paragraphs).filter(Boolean)
  const options = (await resolveConfig(join(root, 'docs/speed.md'))) ?? {}
  const prose = { parser: 'markdown', proseWrap: 'always', printWidth: 120 } as const
  const text = [introduction, ...paragraphs].join('\n\n')
  const files = new Map([['docs/speed.md', await format(text, { ...options, ...prose })]])
  for (const { name, svg } of sections.flatMap((section) => section.charts))
    files.set(`docs/pictures/speed-${name}.svg`, svg)
  return files
}
