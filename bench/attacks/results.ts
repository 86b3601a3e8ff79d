import type { Visit } from '../../e2e/site/attacked-visitor.ts'
import { median } from '../figures/statistics.ts'
import type { Run } from '../running/machine.ts'
import type { Memory } from '../running/small-shell.ts'

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

export interface AttackResults extends Run {
  seconds: number
  heapMegabytes: number
  outcomes: AttackOutcome[]
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
