import { existsSync } from 'node:fs'
import type { Workspace } from './workspace.ts'
import type { GateInput } from '../gate/gate-input.ts'
import { shellRemote } from '../releases/frame.ts'
import { readSigningKey, shellTeam, signingKeyPath } from '../signing/signing-key.ts'
import type { Root } from '../signing/root.ts'
import { assertRelease, assertRemote } from '../names.ts'
import type { Author } from '../registry/signed-registry.ts'
import type { ReleaseStore } from '../releases/store.ts'

/** What the command line brings along; `commands/delivery.ts` fills it in. */
export interface Surroundings {
  /** What is built here. */
  workspace: Workspace
  /** Where keys and, by default, releases lie. */
  dataFolder: string
  env: Record<string, string | undefined>
  findBrowser(): Promise<string>
  /** Starts the shell that is built here. */
  startShell: GateInput['startShell']
  /** A backend for the gate to read from; `stop` ends what was started for it. */
  startBackend(): Promise<{ url: string; anonKey: string; stop: () => Promise<void> }>
  /** Rejects with the type errors of the sources in a folder. */
  checkTypes(folder: string): Promise<void>
  /** How long each part of a gate may take at most, in milliseconds. */
  phaseMs?: number
  /** Asks a person; absent where there is none. */
  ask?(question: string): Promise<boolean>
}

/** What was typed after each option that takes a value. */
export type Options = Partial<Record<string, string>>

export interface CommandInput extends Surroundings {
  names: string[]
  options: Options
  /** Options that were typed and take no value. */
  flags: ReadonlySet<string>
  store: ReleaseStore
  /** Where the store is: a folder or a bucket. */
  place: string
  /** The root's file here. */
  rootFile: string
  trusted: Root
  /** Progress, for people. */
  report: (line: string) => void
  /** Says what is about to happen and, on a terminal, goes on only when the person agrees. */
  confirm: (what: string) => Promise<void>
}

export interface Answer {
  data: unknown
  text: string
  /** True when the command worked and found something wrong. */
  isBad?: boolean
}

/** One command of `npm run delivery`, with its help. */
export interface Command {
  about: string
  /** What follows its name: `<remote>`, or `[<release>]` when it may be left out. */
  names?: readonly string[]
  /** What each is for, by what is typed after its two hyphens: `dry-run`, or `percent <n>` with a value. */
  options?: Readonly<Record<string, string>>
  /** What may stand after `npm run delivery --`, as it works when typed. */
  examples: readonly string[]
  run: (input: CommandInput) => Promise<Answer>
}

/** Where a remote's signing key is looked for. */
export const keyPath = ({ options, env, dataFolder }: CommandInput, remote: string): string =>
  (options['signing-key'] ?? env['DELIVERY_KEY']) || signingKeyPath(dataFolder, remote)

/** Who makes a change: the holder of the remote's key, or of the shell team's where that is the one that lies here. */
export async function authorOf(input: CommandInput, remote: string): Promise<Author> {
  // A key of that name is the running shell's own, which publishes nothing.
  const own = keyPath(input, remote === shellRemote ? shellTeam : remote)
  const path = existsSync(own) ? own : keyPath(input, shellTeam)
  return { key: await readSigningKey(existsSync(path) ? path : own), trusted: input.trusted }
}

/** The address of the live site, as far as it is known here. */
export function siteUrl({ options, env }: CommandInput): string {
  const url = (options['site'] ?? env['SITE_URL']) || `http://localhost:${env['PORT'] || 4200}`
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url
  throw new Error(`The site is not at a web address: ${url} (--site or SITE_URL)`)
}

/** A remote's name; that of its folder, `mf-leads`, means the same. */
export function remoteName([name]: string[]): string {
  const remote = name?.replace(/^mf-/, '')
  if (!remote) throw new Error('Which remote? For example: catalogue')
  assertRemote(remote)
  return remote
}

export function releaseNames(names: string[]) {
  const remote = remoteName(names)
  const release = names[1]
  if (!release) throw new Error(`Which release of ${remote}? 'releases' names them`)
  assertRelease(release)
  return { remote, release }
}
