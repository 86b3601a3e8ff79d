import { formatFigure } from '../figures.ts'
import type { StoredResults } from '../stored-results.ts'
import { table, unmeasuredSection, type Section } from './markdown.ts'

/** What a visitor notices while the site is attacked. */
export function attacksSection({ attacks }: StoredResults): Section {
  const heading = '## Under attack'
  if (!attacks) return unmeasuredSection(heading)
  const { seconds, heapMegabytes, outcomes } = attacks
  return {
    charts: [],
    paragraphs: [
      heading,
      `Each attack goes on for ${seconds} seconds, from this machine's own address, whose clients have no budget; meanwhile a visitor reads pages ` +
        `and sends forms, on a shell with a heap of ${heapMegabytes} MB. What stops which attack stands in [threats.md](threats.md).`,
      table(
        ['attack', 'asked', 'failed', 'half of the pages', '19 of 20', 'heap after it', 'resident'],
        outcomes.map(({ attack, asked, failed, medianMs, slowMs, heap, resident }) => [
          attack,
          String(asked),
          String(failed),
          formatFigure(medianMs, 'ms'),
          formatFigure(slowMs, 'ms'),
          formatFigure(heap, 'bytes'),
          formatFigure(resident, 'bytes'),
        ]),
      ),
    ],
  }
}
