import type { Logger } from 'pino'
import type { Compositions } from './composition/follow-registry.ts'
import type { Frame } from './composition/frame.ts'
import type { ReleaseCache } from './composition/release-cache.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Settings } from './settings.ts'
import type { Traces } from './traces/tracer.ts'
import type { CanaryWatch } from './visitors/canary-watch.ts'
import type { Visits } from './visitors/visits.ts'
import type { Workers } from './workers/open-workers.ts'

/** What the server's answers are made with; each takes of it what it needs. */
export interface Services {
  settings: Settings
  compositions: Compositions
  releases: ReleaseCache
  visits: Visits
  workers: Workers
  watch: CanaryWatch
  /** The frame of this program. */
  frame: Frame
  metrics: Metrics
  /** Absent where nobody receives traces. */
  traces?: Traces | null
  /** Another number whenever the backend is known to say something new. */
  dataVersion: () => number
  /** `starting` until the remotes' code is there, `draining` from the signal to stop. */
  phase: () => 'starting' | 'ready' | 'draining'
  log: Logger
}
