import type { Run } from '../running/machine.ts'

/** What was done to the fleet, and how often. */
export interface Deed {
  what: string
  /** Each time: from the change until all shells show it, or from the start of a shell until it is ready; empty where neither is. */
  seconds: number[]
  times: number
}

/** What visitors waited for documents in a few seconds of the run. */
export interface Moment {
  /** Since the run began. */
  second: number
  medianMs: number
  p99Ms: number
}

/** One load on so many shells. */
export interface GrowthPoint {
  shells: number
  /** Whether each page is made anew, or comes from the cache. */
  isMadeAnew: boolean
  connections: number
  perSecond: number
  /** Processor time of all shells for one page, their workers included, in milliseconds. */
  cpuMs: number
  p99: number
  /** Memory of all shells after it, their workers included, in bytes. */
  bytes: number
}

/** What visitors noticed of a day of deployments and accidents, in a few minutes. */
export interface FleetResults extends Run {
  minutes: number
  shells: number
  requestsASecond: number
  requests: number
  failed: number
  /** Documents of which a part is of another release than their lock says. */
  mixed: number
  /** Milliseconds that half of the documents took at most, and 99 of 100. */
  medianMs: number
  p99Ms: number
  /** In tabs that were opened before what happened then. */
  clicks: number
  brokenClicks: number
  deeds: Deed[]
  /** When what was done, for the picture. */
  marks: { second: number; what: string }[]
  course: Moment[]
  growth: GrowthPoint[]
  /** The first of what failed, for whoever looks for the cause. */
  failures: string[]
}
