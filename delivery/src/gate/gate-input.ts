import type { OwnProcess } from '../own-process.ts'
import type { Publisher } from '../releases/publish.ts'
import type { ReleaseManifest } from '../releases/release.ts'

/** A line of a shell's log. */
export interface LogLine {
  level: number
  event?: string
  remote?: string
  release?: string
  path?: string
  status?: number
  error?: string
  reason?: string
  text?: string
  msg?: string
}

/** What a shell is told for a trial: where the releases and the root are, and the backend. */
export interface TrialSettings {
  DATA_DIR: string
  ROOT_FILE: string
  LOG_LEVEL: 'debug'
  RENDER_WORKERS: number
  SUPABASE_URL: string
  SUPABASE_ANON_KEY: string
  BOOKING_URL: string
}

/** Starts the shell of {@link GateInput.shellFolder}; resolves when it is ready. */
type StartShell = (
  settings: TrialSettings,
  options: { env: Record<string, string>; onLog: (line: LogLine) => void },
) => Promise<OwnProcess & { url: string }>

/** What a candidate is tried with. */
export interface GateInput extends Publisher {
  candidate: ReleaseManifest
  /** The remote's build output. */
  folder: string
  /** The shell's build, `shell/dist`. */
  shellFolder: string
  /** A folder `node_modules` with the types of what remotes are written with. */
  packages: string
  startShell: StartShell
  /** Where the pages read their content. */
  backend: { url: string; anonKey: string }
  /** Path of a Chromium. */
  browser: string
  /** Address of the site that visitors see, whose kit and exports count. */
  siteUrl?: string
  /** Accepts that routes of the live release are gone. */
  allowLostRoutes?: boolean
  /** A first path segment that site data will give the remote after this. */
  prefix?: string | undefined
  /** How long each part may take at most, in milliseconds. */
  phaseMs?: number | undefined
  /** Where nothing is published nobody looks at pictures. */
  withoutPictures?: boolean
  /** Gets progress, for people. */
  report?: (line: string) => void
}
