import { formatFigure } from '../figures/format.ts'
import { table } from '../figures/markdown.ts'
import type { AttackResults } from './measure.ts'

/** What a visitor notices while the site is attacked. */
export function attacksParagraphs({ seconds, heapMegabytes, outcomes }: AttackResults): string[] {
  return [
    `Each attack goes on for ${seconds} seconds, from this machine's own address, whose clients have no budget; meanwhile a visitor reads pages ` +
      `and sends forms, on a shell with a heap of ${heapMegabytes} MB. What stops which attack stands in [threats.md](threats.md).`,
    table(
      ['attack', 'asked', 'failed', 'half of the pages', '19 of 20', 'heap after it', 'resident'],
      outcomes.map(({ attack, asked, failed, medianMs, slowMs, heap, resident }) => [
        attack,
        String(asked),
        String(failed),
        ...[medianMs, slowMs].map((ms) => formatFigure(ms, 'ms')),
        ...[heap, resident].map((bytes) => formatFigure(bytes, 'bytes')),
      ]),
    ),
  ]
}
