import { figuresTable } from '../figures/markdown.ts'
import type { FigureResults } from '../running/machine.ts'

/** What becomes of leads when things break. */
export const leadsParagraphs = ({ rows }: FigureResults): string[] => [
  'Eight clients send contact forms, through the contact page and past it, while processes are killed, the disk fills and the mail ' +
    'server misbehaves; then what was acknowledged is compared with what is stored and what was mailed. A run in which anything ' +
    'was lost, doubled or invented has no figures.',
  figuresTable(rows),
]
