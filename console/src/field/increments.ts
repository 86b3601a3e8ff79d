import { LRUCache } from 'lru-cache'
import type { ShellFacts } from '../read/shells.ts'
import { countedOf } from './counted.ts'
import { keyOf, sum, type Figure } from './figures.ts'

type Counted = ReadonlyMap<string, Figure>

const maxShells = 300

/** Tells what shells counted since they were asked last. Shells count from 0 when they start. */
export function createIncrements() {
  const startedAt = Date.now()
  /** By address and start: behind one address there may be several. */
  const last = new LRUCache<string, Counted>({ max: maxShells })
  return ({ url, figures }: ShellFacts): Figure[] => {
    if (!figures) return []
    const counted = new Map(countedOf(figures.samples).map((figure) => [keyOf(figure), figure]))
    const shell = `${url} ${figures.startedAt}`
    const before = last.get(shell)
    last.set(shell, counted)
    // What it counted before anybody asked is of a time that is not known.
    if (!before && figures.startedAt < startedAt) return []
    return [...counted].flatMap(([key, figure]) => {
      const known = before?.get(key)?.counts
      const counts = figure.counts.map((count, index) => Math.max(0, count - (known?.[index] ?? 0)))
      return sum(counts) > 0 ? [{ ...figure, counts }] : []
    })
  }
}
