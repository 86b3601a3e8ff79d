import { setTimeout as delay } from 'node:timers/promises'
import type { GateInput } from './gate-input.ts'
import { GateRefusal } from './refusal.ts'
import { makeTrialFolder, type TrialFolder } from './trial/trial-folder.ts'
import { startTrialSite, type TrialSite } from './trial/trial-site.ts'

/** What the parts of a gate work with. */
export interface Gate {
  trial: TrialFolder
  report: (line: string) => void
  phase<T>(name: string, work: () => Promise<T>): Promise<T>
  /** @throws {GateRefusal} when there is a reason */
  refuse(reasons: readonly string[]): void
  startSite(): Promise<TrialSite>
}

/** The parts of a gate, one after the other; the first that finds something ends it. What they start or write is gone afterwards. */
export async function inPhases<T>(input: GateInput, work: (gate: Gate) => Promise<T>): Promise<T> {
  const { candidate, report = () => {}, phaseMs = usualMs } = input
  const trial = await makeTrialFolder(input, report)
  const sites: TrialSite[] = []
  const gate: Gate = {
    trial,
    report,
    async phase(name, work) {
      const startedAt = performance.now()
      const result = await withDeadline(name, work(), phaseMs)
      report(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
      return result
    },
    refuse(reasons) {
      if (reasons.length === 0) return
      throw new GateRefusal(`${candidate.remote} ${candidate.release}`, [...new Set(reasons)])
    },
    async startSite() {
      const site = await startTrialSite(input, trial)
      sites.push(site)
      return site
    },
  }
  try {
    return await work(gate)
  } finally {
    for (const site of sites) await site.stop()
    await trial.remove()
  }
}

/** Each wait has a deadline of its own; this one is for what nobody thought of. */
const usualMs = 10 * 60_000

async function withDeadline<T>(name: string, work: Promise<T>, phaseMs: number): Promise<T> {
  const ending = new AbortController()
  const deadline = delay(phaseMs, undefined, { signal: ending.signal }).then(() => {
    throw new Error(`The gate's part '${name}' did not end within ${phaseMs / 1_000} s`)
  })
  return Promise.race([work, deadline]).finally(() => ending.abort())
}
