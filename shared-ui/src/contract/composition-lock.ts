/** One remote as this page view uses it: resolved once, the same for server render, client load and error reports. */
export interface LockedRemote {
  /** Id of the immutable release. */
  release: string
  /** Address of `remoteEntry.js`; everything else of the release lies beside it. */
  entry: string
  /** `sha256-…` of the release's import map, which has the hashes of all its files. */
  integrity?: string
  /** Who signed the release. */
  team?: string
  /** Why this release and no other; `last-good` when the registry's could not be verified. */
  why?: 'stable' | 'canary' | 'preview' | 'last-good' | 'source'
}

/** The set of releases that one page view is made of. A document's has the remotes that it shows and links to. */
export interface CompositionLock {
  /** Hash of the releases and the shell; equal ids mean equal bytes. */
  id: string
  /** Build of the shell, for error reports. */
  shell: string
  remotes: Record<string, LockedRemote>
  /** Remotes whose pages are made with another kit: going there loads a document. What they show in others' may be in this one. */
  elsewhere?: readonly string[]
}
