import { faultOf, type Fault } from '../rendering/fault.ts'
import type { RenderComposition } from '../rendering/release-code.ts'
import type { WorkerLost } from './worker-process.ts'

export interface Blame {
  /** By remote. */
  faults: ReadonlyMap<string, Fault>
  /**
   * Finds out whose fault it is that a worker ended. While a page is rendered, its owner and those that show something in it
   * take turns: at first those are left out, and when it ends without them too, it is the owner.
   *
   * @param job the page in question; what ended over another one is nobody's fault here
   * @returns whether somebody has more faults than before
   * @throws the loss itself when no remote can be left out
   */
  add(lost: WorkerLost, job: number): boolean
  /** The page came to nothing that can be shown: that is its owner's fault. Throws the error when it has none, or is without it. */
  refuse(owner: string | null, error: unknown): void
}

export function createBlame({ code }: RenderComposition): Blame {
  const faults = new Map<string, Fault>()
  return {
    faults,
    add(lost, job) {
      const { last } = lost
      if (last?.job !== job) return false
      const [owner = '', ...guests] = last.releases.map((key) => key.split('/')[0] ?? '')
      const isLeftOut = guests.length === 0 || guests.every((guest) => faults.has(guest))
      if (isLeftOut && !code[owner]) throw lost
      if (isLeftOut && last.phase === 'render')
        for (const [remote, { phase }] of faults) if (phase === 'render') faults.delete(remote)
      for (const remote of isLeftOut ? [owner] : guests)
        faults.set(remote, faultOf(last.phase, lost, true))
      return true
    },
    refuse(owner, error) {
      if (owner === null || !code[owner] || faults.has(owner)) throw error
      faults.set(owner, faultOf('render', error, false))
    },
  }
}
