import type { ShellFacts } from '../read/shells.ts'
import { sum, type Figure } from './figures.ts'

type Counted = ReadonlyMap<string, Figure>

/** Tells what shells counted since they were asked last. Shells count from 0 when they start. */
export function createIncrements(startedAt = Date.now()) {
  const last = new Map<string, { startedAt: number; counted: Counted }>()
  return ({ url, figures }: ShellFacts): Figure[] => {
    if (!figures) return []
    const counted = new Map(figures.counted.map((figure) => [keyOf(figure), figure]))
    const before = last.get(url)
    last.set(url, { startedAt: figures.startedAt, counted })
    const isSame = before?.startedAt === figures.startedAt
    // What it counted before anybody asked is of a time that is not known.
    if (!isSame && figures.startedAt < startedAt) return []
    return [...counted].flatMap(([key, figure]) => {
      const known = isSame ? before.counted.get(key)?.counts : undefined
      const counts = figure.counts.map((count, index) => Math.max(0, count - (known?.[index] ?? 0)))
      return sum(counts) > 0 ? [{ ...figure, counts }] : []
    })
  }
}

export const keyOf = ({ remote, release, page, name }: Figure) =>
  [remote, release, page, name].join(' ')
