/** What a page view tells about itself: the lock it was made of, and what happened under it. */
export interface Beacon {
  lock: string
  /** What came with the document: while a canary runs, reports are evidence with it only, and once. */
  token?: string | undefined
  /** Release of each remote in that lock. */
  releases: Record<string, string>
  events: BeaconEvent[]
}

export type BeaconEvent =
  /** A page of the remote was reached by a client navigation. */
  | { kind: 'view'; remote: string }
  | { kind: 'failure'; remote: string; path: string; message: string }
  /** Of the page at a path; in milliseconds, CLS has no unit. */
  | { kind: 'vital'; remote: string; path?: string; name: VitalName; value: number }
  | NavigationEvent

/** Of a document whose trace is told: when it was asked for and had loaded, in milliseconds since its visitor set out for it. */
export interface NavigationEvent {
  kind: 'navigation'
  remote: string
  /** What came with it. */
  trace: string
  askedAt: number
  doneAt: number
}

export type VitalName = 'LCP' | 'CLS' | 'INP'
