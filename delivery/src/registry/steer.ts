import type { Ramp } from '../canary/ramp.ts'
import { readVerifiedRelease } from '../releases/integrity.ts'
import type { ReleaseStore } from '../releases/store.ts'
import { newestChangeOf, promote, rollback, startCanary } from './registry.ts'
import type { Intent, Registry } from './registry.ts'
import type { Author, SignedRegistry } from './signed-registry.ts'

/** What somebody wants of a remote, typed or pressed. */
export interface Step {
  remote: string
  /** Why, for whoever reads the history. */
  reason?: string | undefined
  /** Number of the remote's newest change that whoever wants this has seen: after another one it is not done. */
  since?: number | undefined
}

/** Thrown when somebody else changed a remote meanwhile. */
export class ChangedMeanwhileError extends Error {
  override name = 'ChangedMeanwhileError'
}

export interface Giving extends Step {
  release: string
  /** Whole number, 0–100: 100 is everybody, less a canary. */
  percent: number
  ramp?: Ramp | undefined
}

/** Gives a release to everybody, or to some; every byte of it is checked first. */
export async function giveRelease(
  store: ReleaseStore,
  author: Author,
  giving: Giving,
): Promise<SignedRegistry> {
  const intent = await intentOfGiving(store, author, giving)
  return store.changeRegistry((current) => {
    assertSeen(current, giving)
    return intent
  }, author)
}

/** What giving a release to so many comes to. */
export async function intentOfGiving(
  store: ReleaseStore,
  { trusted }: Pick<Author, 'trusted'>,
  { remote, release, percent, ramp, reason }: Giving,
): Promise<Intent> {
  const { manifest } = await readVerifiedRelease(store, trusted, remote, release)
  const intent =
    percent === 100
      ? promote(remote, release, manifest.kit)
      : startCanary(remote, release, percent, ramp)
  return { ...intent, reason }
}

/**
 * Takes the latest step back: the canary, or else the stable release. What comes back is checked first.
 *
 * @param goBack what the step is, of a remote as it is then
 */
export async function takeStepBack(
  store: ReleaseStore,
  author: Author,
  step: Step,
  goBack: (registry: Registry, remote: string) => Intent = rollback,
): Promise<{ before: Registry['remotes'][string] | undefined; registry: SignedRegistry }> {
  const { trusted } = author
  const { remote, reason } = step
  const seen = await store.readRegistry(trusted)
  const { release: target } = goBack(seen, remote)
  if (target) await readVerifiedRelease(store, trusted, remote, target)
  const registry = await store.changeRegistry((current) => {
    assertSeen(current, step)
    const intent = goBack(current, remote)
    // Else one step more is taken than was meant, to what nobody checked.
    const [now, then] = [current, seen].map(({ remotes }) => remotes[remote]?.canary?.release)
    if (intent.release !== target || now !== then) throw changedMeanwhile(remote)
    return { ...intent, reason }
  }, author)
  return { before: seen.remotes[remote], registry }
}

function assertSeen(current: Registry, { remote, since }: Step): void {
  if (since !== undefined && newestChangeOf(current, remote) !== since)
    throw changedMeanwhile(remote)
}

const changedMeanwhile = (remote: string) =>
  new ChangedMeanwhileError(`Somebody has changed ${remote} meanwhile`)

/** Why a release's canary was withdrawn; undefined where it was not, as far as the registry goes back. */
export const withdrawalOf = ({ history }: Registry, remote: string, release: string) =>
  history.find(
    (one) => one.remote === remote && one.release === release && one.action === 'withdraw',
  )?.reason

/** What everybody will get, in one sentence. */
export function describePromotion({ remotes }: Registry, remote: string, release: string): string {
  const { stable, canary } = remotes[remote] ?? {}
  const before = stable && stable !== release ? ` instead of ${stable}` : ''
  return `Every visitor will get ${remote} ${release}${before}.${endOfCanary(canary, release)}`
}

type Canary = { release: string; percent: number } | null | undefined

/** A sentence about the canary that another release takes the place of, or nothing. */
export const endOfCanary = (canary: Canary, release: string): string =>
  canary?.percent && canary.release !== release ? ` The canary of ${canary.release} ends.` : ''
