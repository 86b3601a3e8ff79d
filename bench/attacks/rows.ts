import { median, type Measurement } from '../measurement.ts'
import type { Memory } from '../small-shell.ts'
import type { Visit } from '../../e2e/site/attacked-visitor.ts'

/** What a visitor noticed of one attack, and what it cost the shell. */
export interface AttackOutcome extends Memory {
  attack: string
  /** Pages and forms that the visitor asked for, and those that failed. */
  asked: number
  failed: number
  /** Milliseconds that half of the pages took at most, and 19 of 20. */
  medianMs: number
  slowMs: number
}

export function outcomeOf(attack: string, visit: Visit, memory: Memory): AttackOutcome {
  const sorted = [...visit.pageTimes].sort((a, b) => a - b)
  return {
    attack,
    asked: visit.asked,
    failed: visit.failures.length,
    medianMs: median(sorted),
    slowMs: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    ...memory,
  }
}

export function rowsOf(outcomes: readonly AttackOutcome[]): Measurement[] {
  return outcomes.flatMap(({ attack, asked, failed, slowMs }): Measurement[] => [
    { name: `${attack}: pages and forms of a visitor`, value: asked, unit: 'count' },
    { name: 'of these failed', value: failed, unit: 'count' },
    { name: '19 of 20 pages within', value: slowMs, unit: 'ms' },
  ])
}
