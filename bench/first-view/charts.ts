import { sumOf } from '../figures/statistics.ts'
import { barsChart } from '../figures/bars-chart.ts'
import type { Chart } from '../figures/chart.ts'
import type { PageFigures } from './page-figures.ts'
import { ours, type FirstViewResults } from './results.ts'

export const bytesChart = (figures: FirstViewResults['figures']): Chart =>
  barsChart({
    name: 'first-view-bytes',
    title: 'For each page, the compressed bytes of the first view by each candidate.',
    colours: {
      HTML: 'ink',
      JavaScript: 'brass',
      CSS: 'link',
      fonts: 'soft',
      'pictures, data': 'success',
    },
    unit: 'bytes',
    groups: Object.fromEntries(
      Object.entries(figures).map(([path, candidates]) => [
        path,
        Object.entries(candidates).map(([name, { bytes }]) => ({ name, pieces: piecesOf(bytes) })),
      ]),
    ),
  })

function piecesOf({ html = 0, script = 0, style = 0, font = 0, all = 0 }: PageFigures['bytes']) {
  const rest = all - sumOf([html, script, style, font])
  return { HTML: html, JavaScript: script, CSS: style, fonts: font, 'pictures, data': rest }
}

export const ownersChart = (figures: FirstViewResults['figures']): Chart =>
  barsChart({
    name: 'first-view-owners',
    title: 'For each page of our site, the compressed bytes of its scripts by whose they are.',
    colours: { shared: 'link', 'the shell’s own': 'ink', 'remotes’': 'brass' },
    unit: 'bytes',
    groups: {
      '': Object.entries(figures).map(([name, candidates]) => {
        const { shell = 0, kit = 0, ...remotes } = candidates[ours]?.scriptsByOwner ?? {}
        const pieces = {
          shared: kit,
          'the shell’s own': shell,
          'remotes’': sumOf(Object.values(remotes)),
        }
        return { name, pieces }
      }),
    },
  })
