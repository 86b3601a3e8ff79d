import type { Run } from '../running/machine.ts'

/** What was done to the fleet, and how often. */
export interface Deed {
  what: string
  times: number
  /** Seconds from the change to the first page that shows it, at most; null where no page shows it. */
  seconds: number | null
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
  /** The first of what failed, for whoever looks for the cause. */
  failures: string[]
}
