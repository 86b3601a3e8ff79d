import type { CompositionLock } from 'shared-ui/contract'
import type { Beacon, BeaconEvent } from './beacon.ts'
import { toldBeside } from './told-beside.ts'

/** What waits to be told to the server. */
export interface Outbox {
  add(event: BeaconEvent): void
  /** Sends what waits; the browser delivers it even when the page goes away. */
  flush(): void
}

/** Whom errors belong to that belong to no remote. */
export const shellName = 'shell'

/** Name of the entry in `Server-Timing` that has the document's token while a canary runs: by it, the server knows whose report this is. */
export const viewTokenName = 'view'

/** The server takes no longer report, and no longer path in it. */
const maxEvents = 20
export const maxPath = 200

export function createOutbox(lock: CompositionLock): Outbox {
  let events: BeaconEvent[] = []

  const flush = () => {
    if (events.length === 0) return
    const token = toldBeside(viewTokenName)
    const beacon: Beacon = {
      lock: lock.id,
      releases: releasesIn(lock),
      events,
      ...(token && { token }),
    }
    events = []
    // Only composition servers take reports; the development server does not.
    if (lock.shell === 'source') return
    const type = 'application/json'
    navigator.sendBeacon('/_beacon', new Blob([JSON.stringify(beacon)], { type }))
  }

  return {
    add(event) {
      events.push(event)
      if (events.length === maxEvents) flush()
    },
    flush,
  }
}

/** As it stands when something is told: it may have been completed since the document was written. */
function releasesIn({ shell, remotes }: CompositionLock): Beacon['releases'] {
  const locked = Object.entries(remotes).map(([name, { release }]) => [name, release])
  return { [shellName]: shell, ...(Object.fromEntries(locked) as Beacon['releases']) }
}
