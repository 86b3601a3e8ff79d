import type { SigningKey, TrustedKeys } from '../signing/keys.ts'
import type { ReleaseManifest } from '../releases/release.ts'
import type { ReleaseStore } from '../releases/store.ts'

/** What a candidate is tried with. */
export interface GateInput {
  candidate: ReleaseManifest
  /** The remote's build output. */
  folder: string
  store: ReleaseStore
  trusted: TrustedKeys
  /** Signs the candidate, for the trial only. */
  key: SigningKey
  /** The shell's build, `shell/dist`. */
  shellFolder: string
  /** Where the pages read their content. */
  backend: { url: string; anonKey: string }
  /** Path of a Chromium. */
  browser: string
  /** Address of the site that visitors see, whose limits count. */
  siteUrl?: string
  /** Accepts that routes of the live release are gone. */
  allowLostRoutes?: boolean
  /** Gets progress, for people. */
  report?: (line: string) => void
}
