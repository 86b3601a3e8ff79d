import { setTimeout as delay } from 'node:timers/promises'
import type { ReleaseManifest } from '../releases/release.ts'
import { GateRefusal } from './refusal.ts'

/** The parts of a gate, one after the other; the first that finds something ends it. */
export function inPhases(
  { remote, release }: Pick<ReleaseManifest, 'remote' | 'release'>,
  report: (line: string) => void,
) {
  return {
    async phase<T>(name: string, work: () => Promise<T>): Promise<T> {
      const startedAt = performance.now()
      const result = await withDeadline(name, work())
      report(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
      return result
    },
    /** @throws {GateRefusal} when there is a reason */
    refuse(reasons: readonly string[]): void {
      if (reasons.length > 0) throw new GateRefusal(`${remote} ${release}`, [...new Set(reasons)])
    },
  }
}

/** Each wait has a deadline of its own; this one is for what nobody thought of. */
const phaseMs = 10 * 60_000

async function withDeadline<T>(name: string, work: Promise<T>): Promise<T> {
  const ending = new AbortController()
  const deadline = delay(phaseMs, undefined, { signal: ending.signal }).then(() => {
    throw new Error(`The gate's part '${name}' did not end within ${phaseMs / 60_000} minutes`)
  })
  return Promise.race([work, deadline]).finally(() => ending.abort())
}
