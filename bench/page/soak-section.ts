import type { Memory } from '../small-shell.ts'
import { heapMegabytes, type Sample } from '../soak-rows.ts'
import type { StoredResults } from '../stored-results.ts'
import { curvesChart } from './curves-chart.ts'
import { unmeasuredSection, pictureOf, rowsTable, type Section } from './markdown.ts'
import type { Chart } from './drawing.ts'

/** Whether a shell's memory stays flat. */
export function soakSection({ soak }: StoredResults): Section {
  const heading = '## A steady load'
  if (!soak) return unmeasuredSection(heading)
  const charts = soak.samples?.length ? [memoryChart(soak.samples)] : []
  return {
    charts,
    paragraphs: [
      heading,
      `Readers of every kind of page, one kind after the other, on a shell with a heap of ${heapMegabytes} MB. Each address is read once before: ` +
        'what the shell keeps of a page is no growth. A run in which a page fails or comes incomplete has no figures.',
      ...charts.map(pictureOf),
      rowsTable(soak.rows),
    ],
  }
}

function memoryChart(samples: readonly Sample[]): Chart {
  const curve = (of: keyof Memory) =>
    samples.map((sample) => ({ x: sample.atMs / 60_000, y: sample[of] }))
  return curvesChart({
    name: 'soak-memory',
    title: 'Memory of a shell under a steady load',
    subtitle:
      'What is used after a collection of everything unused, and what the whole process has',
    description:
      'Memory of the shell over the minutes of the load: the heap after collection, and resident memory.',
    axis: 'minutes',
    panels: [
      {
        title: 'Heap after collection',
        unit: 'bytes',
        curves: [{ name: '', colour: 'brass', points: curve('heap') }],
      },
      {
        title: 'Resident memory',
        unit: 'bytes',
        curves: [{ name: '', colour: 'ink', points: curve('resident') }],
      },
    ],
  })
}
