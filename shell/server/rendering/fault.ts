import type { Phase } from './tracing.ts'

/** What a remote itself did wrong while a page was rendered. */
export interface Fault {
  phase: Phase
  error: Error
  /** True when trying again would cost as much time again: it failed to load, or was too slow. */
  isCostly: boolean
}

export function faultOf(phase: Phase, thrown: unknown, isCostly: boolean): Fault {
  return { phase, error: asError(thrown), isCostly }
}

/** What was thrown may be anything, and may throw when it is asked what it is. */
export function asError(thrown: unknown): Error {
  try {
    return thrown instanceof Error ? thrown : new Error(String(thrown))
  } catch {
    return new Error('something without a text was thrown')
  }
}
