import { formatFigure } from '../figures.ts'
import type { PageFigures } from '../first-view/page-figures.ts'
import { ours } from '../first-view/candidate-names.ts'
import type { FirstViewResults } from '../first-view/results.ts'
import { sumOf } from '../measurement.ts'
import type { Colour } from './palette.ts'
import { medianCell, rowsChart, type Segment } from './rows-chart.ts'
import type { Chart } from './drawing.ts'

type Figures = FirstViewResults['figures']

const kinds = [
  { kind: 'html', label: 'HTML', colour: 'ink' },
  { kind: 'script', label: 'JavaScript', colour: 'brass' },
  { kind: 'style', label: 'CSS', colour: 'link' },
  { kind: 'font', label: 'fonts', colour: 'soft' },
] as const
const otherKinds = ['image', 'data', 'other'] as const
const others = { label: 'pictures, data', colour: 'success' } as const

/** What stands in the pieces of a bar, without its unit. */
const short = (bytes: number) => formatFigure(bytes, 'bytes').replace(/ kB$/, '')

export function bytesChart(figures: Figures): Chart {
  const groups = Object.entries(figures).map(([path, candidates]) => ({
    title: path,
    rows: Object.entries(candidates).map(([name, { bytes }]) => ({
      name,
      isOurs: name === ours,
      cells: [{ segments: segmentsOf(bytes), label: formatFigure(bytes.all ?? 0, 'bytes') }],
    })),
  }))
  return rowsChart({
    name: 'first-view-bytes',
    title: 'Bytes of a first view',
    subtitle: 'Compressed bodies of all that one view of a page fetches, in kB (1,000 bytes)',
    description:
      'For each page, the bytes of the first view by each candidate, as a bar of HTML, JavaScript, CSS, fonts and the rest. ' +
      'The figures are in the table below.',
    key: [...kinds, others],
    panels: [{ title: '', unit: 'bytes' }],
    groups,
  })
}

function segmentsOf(bytes: PageFigures['bytes']): Segment[] {
  const segments: Segment[] = kinds.map(({ kind, colour }) => {
    const value = bytes[kind] ?? 0
    return { value, colour, label: short(value) }
  })
  const rest = sumOf(otherKinds.map((kind) => bytes[kind] ?? 0))
  return [...segments, { value: rest, colour: others.colour }].filter(({ value }) => value > 0)
}

export function ownersChart(figures: Figures): Chart {
  const rows = Object.entries(figures).map(([path, candidates]) => {
    const { scriptsByOwner = {}, bytes } = candidates[ours] ?? {}
    const { shell = 0, kit = 0, ...remotes } = scriptsByOwner
    const piece = (owner: string, value: number, colour: Colour) => ({
      value,
      colour,
      label: `${owner} ${short(value)}`,
    })
    const ofRemotes = Object.entries(remotes).map(([name, value]) => piece(name, value, 'brass'))
    const segments = [piece('shell', shell, 'ink'), piece('shared', kit, 'link'), ...ofRemotes]
    const whole = formatFigure(bytes?.script ?? 0, 'bytes')
    const label = [whole, ...ofRemotes.map((remote) => remote.label)].join(' · ')
    return { name: path, cells: [{ segments, label }] }
  })
  return rowsChart({
    name: 'first-view-owners',
    title: 'Whose JavaScript it is',
    subtitle:
      'Compressed scripts of a first view of our site, in kB: the shell’s own, the shared ones, then each remote’s',
    description:
      'For each page of our site, the bytes of its scripts: those of the shell alone, those that pages share (libraries, kit and the shell’s frame), and those of each remote on the page.',
    key: [
      { colour: 'ink', label: 'the shell’s own' },
      { colour: 'link', label: 'shared by all pages: libraries and kit, with the shell’s frame' },
      { colour: 'brass', label: 'a remote’s' },
    ],
    panels: [
      {
        title: '',
        unit: 'bytes',
        limits: [
          { value: 120_000, label: 'goal 120' },
          { value: 150_000, label: 'bar 150' },
        ],
      },
    ],
    groups: [{ title: '', rows }],
  })
}

const candidateColours: Record<string, Colour> = {
  ours: 'brass',
  monolith: 'ink',
  plain: 'success',
  stock: 'danger',
}
const colourOf = (candidate: string): Colour => candidateColours[candidate] ?? 'link'

export function navigationChart(navigation: FirstViewResults['navigation']): Chart {
  const groups = Object.entries(navigation).map(([name, times]) => ({
    title: '',
    rows: (['within', 'between'] as const).map((kind) => ({
      name: `${name}, ${kind === 'within' ? 'within one remote' : 'between two'}`,
      isOurs: name === ours,
      cells: [medianCell(times[kind], 'ms', colourOf(name))],
    })),
  }))
  return rowsChart({
    name: 'navigation',
    title: 'From click to the next page’s heading',
    subtitle: 'Warm, not throttled: medians with 95 % intervals',
    description:
      'Milliseconds from a click to the next page’s heading, within one remote and between two, on our site and on the monolith.',
    panels: [{ title: '', unit: 'ms', limits: [{ value: 100, label: 'bar 100 ms' }] }],
    groups,
  })
}
