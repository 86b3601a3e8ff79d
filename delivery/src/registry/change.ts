import * as v from 'valibot'
import { isForEverybody } from '../canary/ramp.ts'
import {
  everyRemote,
  isExpired,
  keysThatMay,
  type SigningKey,
  type TrustedKey,
  type Thresholds,
  type TrustedKeys,
} from '../signing/keys.ts'
import { hashOf, isCanonical, openJws, SignatureError, signJws } from '../signing/jws.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { approvedFields, approversOf, isToBeApproved } from './approval.ts'
import type { RegistryChange } from './registry.ts'

const changeSchema = v.object({
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Hash of the change before, whosever remote that was of; null for the first. */
  previous: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  ...approvedFields,
  at: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
  kit: v.optional(v.pipe(v.string(), v.maxLength(30))),
  /** What others signed of it, each a compact JWS. */
  approvals: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(1_000))), v.maxLength(20))),
})
export type SignedChange = v.InferOutput<typeof changeSchema>

/** A change whose author was found, and was allowed to make it. */
export interface VerifiedChange extends SignedChange, RegistryChange {
  jws: string
}

/** Thrown when a registry, or a file of its history, is not what it should be. */
export class UnreadableRegistryError extends Error {
  override name = 'UnreadableRegistryError'

  constructor(why: string) {
    super(`The registry is not readable: ${why}`)
  }
}

/** @throws {Error} rather than sign what nobody would read */
export async function signChange(change: SignedChange, key: SigningKey): Promise<string> {
  return signJws(
    encodeText(JSON.stringify(v.parse(changeSchema, change))),
    key,
    'delivery-change+jws',
  )
}

/** What the next change says of the one before it. */
export const hashOfChange = ({ jws }: Pick<VerifiedChange, 'jws'>): string => hashOf(jws)

/** What a change says, whoever signed it; undefined when it is none. */
export function claimOf(jws: string): SignedChange | undefined {
  try {
    return parseChange(jws)
  } catch {
    return undefined
  }
}

/** @throws {SignatureError} unless it is signed by as many keys as must, that may, or might then, do this with the remote */
export async function readChange(
  jws: string,
  { keys, thresholds }: TrustedKeys,
): Promise<VerifiedChange> {
  const claimed = parseChange(jws)
  const name = `Change ${claimed.sequence} (${claimed.action} ${claimed.remote})`
  const allowed = keys.filter((key) => couldMake(key, claimed))
  const signed = isCanonical(jws) ? await openJws(jws, allowed, 'delivery-change+jws') : null
  if (!signed) throw new SignatureError(`${name} is not signed by a key that may make it`)
  const { signer } = signed
  const others = allowed.filter(({ x }) => x !== signer.x)
  const approvers = await approversOf(claimed, claimed.approvals ?? [], others)
  const isExcepted = thresholds?.[claimed.remote]?.except.includes(hashOfChange({ jws }))
  const needed = isExcepted ? 1 : signaturesOf(claimed, thresholds)
  const found = new Set([signer, ...approvers].map(({ x }) => x)).size
  if (found < needed)
    throw new SignatureError(`${name} needs the signatures of ${needed} keys, and has ${found}`)
  const approvedBy = approvers.map(nameOf)
  const { team, kid } = signer
  return {
    ...claimed,
    ...{ author: nameOf(signer), team, kid, jws },
    ...(approvedBy.length > 0 && { approvedBy }),
  }
}

/** As it was made, also by a key that is said to have ended before. */
export const readPastChange = (jws: string, trusted: TrustedKeys): Promise<VerifiedChange> =>
  readChange(jws, withoutEnds(trusted))

const nameOf = ({ name, team }: TrustedKey) => name ?? team

/** How many keys must sign a change of a remote. */
export function signaturesOf(
  { action, remote }: Pick<SignedChange, 'action' | 'remote'>,
  thresholds: Thresholds = {},
): number {
  return isToBeApproved(action) ? (thresholds[remote]?.signatures ?? 1) : 1
}

/** The keys that may make such a change now. */
export const keysAsked = (
  trusted: TrustedKeys,
  { action, remote, ramp }: Pick<SignedChange, 'action' | 'remote' | 'ramp'>,
): TrustedKey[] =>
  keysThatMay(trusted, action, remote, Date.now()).filter((key) => mayRamp(key, ramp))

/** What a canary's ramp brings to everybody takes the right to promote, too. */
const mayRamp = ({ may }: TrustedKey, ramp: SignedChange['ramp']) =>
  !isForEverybody(ramp) || may.includes('promote')

/** The keys as they were before any of them ended, or had to sign with another. */
export const withoutEnds = ({ keys }: TrustedKeys): TrustedKeys => ({
  keys: keys.map(({ ended: _, ...key }) => key),
})

function couldMake(key: TrustedKey, change: SignedChange): boolean {
  const { action, remote, sequence, at, ramp } = change
  return (
    key.may.includes(action) &&
    mayRamp(key, ramp) &&
    (key.remote === remote || key.remote === everyRemote) &&
    (key.ended === undefined || sequence <= key.ended) &&
    !isExpired(key, Date.parse(at))
  )
}

function parseChange(jws: string): SignedChange {
  try {
    const [, payload = ''] = jws.split('.', 2)
    return v.parse(changeSchema, JSON.parse(decodeText(Buffer.from(payload, 'base64url'))))
  } catch {
    throw new UnreadableRegistryError('a change in it is none')
  }
}
