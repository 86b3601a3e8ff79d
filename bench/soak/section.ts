import type { Chart } from '../figures/chart.ts'
import { curvesChart } from '../figures/curves-chart.ts'
import { figuresTable } from '../figures/markdown.ts'
import type { Memory } from '../running/small-shell.ts'
import { heapMegabytes, type SoakResults } from './results.ts'

/** Whether a shell's memory stays flat. */
export function soakParagraphs({ rows, samples }: SoakResults): (string | Chart)[] {
  const curve = (name: string, of: keyof Memory) =>
    samples.map((sample) => ({ curve: name, x: sample.atMs / 60_000, y: sample[of] }))
  return [
    `Readers of every kind of page, one kind after the other, on a shell with a heap of ${heapMegabytes} MB. Each address is read once before: ` +
      'what the shell keeps of a page is no growth. A run in which a page fails or comes incomplete has no figures.',
    curvesChart({
      name: 'soak-memory',
      title: 'Memory of the shell over the minutes of the load: heap and the whole process.',
      colours: { 'heap after collection': 'brass', 'resident memory': 'ink' },
      axis: 'minutes',
      unit: 'bytes',
      points: [...curve('heap after collection', 'heap'), ...curve('resident memory', 'resident')],
    }),
    figuresTable(rows),
  ]
}
