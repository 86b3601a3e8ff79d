import { addCounts, p75, sum, vitalNames, type Figure, type VitalName } from '../field/figures.ts'

export const vitalHeads = vitalNames.map((name) => `${name}, p75`)

/** How many of a name a figure counts, 0 when it is about something else. */
export const countOf = (figure: Figure, name: Figure['name'], place = 0): number =>
  figure.name === name ? (figure.counts[place] ?? 0) : 0

/** What figures say of a vital: the value of three quarters of views, and of how many views it is known. */
export function vitalOf(name: VitalName, figures: readonly Figure[]) {
  const counts = figures.filter((figure) => figure.name === name).map((figure) => figure.counts)
  const all = counts.reduce(addCounts, [])
  return { value: p75(name, all), views: sum(all) }
}

export function vitalCells(figures: readonly Figure[]) {
  return vitalNames.map((name) => {
    const { value, views } = vitalOf(name, figures)
    if (value === null) return '–'
    return (
      <span key={name} className="whole">
        {textOf[name](value)} <span className="soft">of {views}</span>
      </span>
    )
  })
}

const textOf: Record<VitalName, (value: number) => string> = {
  LCP: (seconds) => `${seconds.toFixed(2)} s`,
  INP: (seconds) => `${Math.round(seconds * 1_000)} ms`,
  CLS: (value) => value.toFixed(3),
}

/** Above figures of which those that are kept could not be read. */
export const KeptAway = () => (
  <p className="failure" role="alert">
    The backend that keeps these figures does not answer: some of them are missing here.
  </p>
)
