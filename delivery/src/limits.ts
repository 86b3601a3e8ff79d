const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/**
 * The most that is read of what others write into a store: five to ten times what the heaviest release of ours has
 * (218 files; 3.2 MB, of which one file 0.75 MB; a manifest of 51 kB; a signature of 0.3 kB), measured on 2026-11-26.
 * Sizes are in bytes.
 */
export const limits = {
  /** `registry.json`: a change has 0.5 kB. What remotes go back to, and canaries, have the room: the rest is there for every step back. */
  registry: 4 * mebibyte,
  registryRoom: mebibyte,
  /** So far may the clock of a change's author be ahead, in milliseconds; and so far a number of the one before, if it is not the shell team's. */
  aheadMs: 5 * 60_000,
  numbersAhead: 1_000_000,
  /** `root.json`: one version with 112 keys and 200 people is 94 kB. A Secret of Kubernetes has 1 MiB. */
  keys: 768 * kibibyte,
  /** So much of it is written with the versions before the newest: shells from before 29 November 2026 read no more. */
  keysOfBefore: 256 * kibibyte,
  /** `release.jws` */
  signature: 4 * kibibyte,
  /** `release.json` */
  manifest: 512 * kibibyte,
  /** What a gate says of a release: 60 pages are 40 kB, 350 kB at their longest. And one picture of a page: ours have 20 to 90 kB. */
  gateReport: 512 * kibibyte,
  picture: 512 * kibibyte,
  /** `server/types.json.br`, unpacked: the sources of our largest remote are 265 kB. */
  types: 2 * mebibyte,
  /** Types may be made to keep a compiler busy for ever; all remotes take 2 s, in milliseconds. */
  compileMs: 60_000,
  /** The same with its memory: all remotes take 300 MB. */
  compileMemory: 2048 * mebibyte,
  /** Refused candidates of a remote whose reasons are kept; the next takes the place of the oldest. */
  refusals: 10,
  /** `site.json`: ours has 6 kB. */
  siteData: 64 * kibibyte,
  /** One file of a release, and all of them together. */
  file: 8 * mebibyte,
  release: 16 * mebibyte,
  /** Number of files of a release, and how many of them are read at once. */
  files: 2_000,
  filesAtOnce: 32,
  /** Names below a release, and releases of a remote. So many that `prune` can still clear up. */
  listed: 1_000_000,
  /** Releases that nobody tried, of which it is read when they were signed; and so many more than are shown are read in vain. */
  dated: 2_000,
  forged: 200,
  /** What one process tells of a canary: 2 kB. How many processes are heard, and how many of them are read at once. */
  evidence: 4 * kibibyte,
  owners: 1_000,
  evidenceAtOnce: 64,
  /** What a bucket answers apart from objects: a page of a listing is a thousand keys. */
  answer: 4 * mebibyte,
} as const

/** @throws {Error} rather than write what nobody would read again */
export function refuseLarger(maxBytes: number, bytes: Uint8Array, what: string): void {
  if (bytes.byteLength > maxBytes) throw new Error(`${what} is larger than ${maxBytes} bytes`)
}
