/** One remote as this page view uses it: resolved once, the same for server render, client load and error reports. */
export interface LockedRemote {
  /** Id of the immutable release. */
  release: string
  /** Address of `remoteEntry.js`; everything else of the release lies beside it. */
  entry: string
}

/** The set of releases that one page view is made of. */
export interface CompositionLock {
  /** Hash of the rest; equal ids mean equal compositions. */
  id: string
  /** Build of the shell, for error reports. */
  shell: string
  remotes: Record<string, LockedRemote>
}
