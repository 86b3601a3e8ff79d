import * as v from 'valibot'
import { releaseIdSchema, remoteNameSchema } from '../names.ts'
import {
  everyRemote,
  isExpired,
  type SigningKey,
  type TrustedKey,
  type TrustedKeys,
} from '../signing/keys.ts'
import { hashOf, openJws, SignatureError, signJws } from '../signing/jws.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { changeActions, type RegistryChange } from './registry.ts'

const changeSchema = v.object({
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Hash of the change before, whosever remote that was of; null for the first. */
  previous: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  /** Number of the same remote's change before; 0 for its first. */
  before: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  action: v.picklist(changeActions),
  remote: remoteNameSchema,
  release: v.optional(releaseIdSchema),
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
})
export type SignedChange = v.InferOutput<typeof changeSchema>

/** A change whose author was found, and was allowed to make it. */
export interface VerifiedChange extends SignedChange, RegistryChange {
  jws: string
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

/** @throws {SignatureError} unless it is signed by a key that may, or might then, do this with the remote */
export async function readChange(jws: string, { keys }: TrustedKeys): Promise<VerifiedChange> {
  const claimed = parseChange(jws)
  const name = `Change ${claimed.sequence} (${claimed.action} ${claimed.remote})`
  const allowed = keys.filter((key) => couldMake(key, claimed))
  const signed = await openJws(jws, allowed, 'delivery-change+jws')
  if (!signed) throw new SignatureError(`${name} is not signed by a key that may make it`)
  const { name: author = signed.signer.team, team, kid } = signed.signer
  return { ...claimed, author, team, kid, jws }
}

/** As it was made, also by a key that is said to have ended before. */
export const readPastChange = (jws: string, trusted: TrustedKeys): Promise<VerifiedChange> =>
  readChange(jws, withoutEnds(trusted))

/** The keys as they were before any of them ended. */
export const withoutEnds = ({ keys }: TrustedKeys): TrustedKeys => ({
  keys: keys.map(({ ended: _, ...key }) => key),
})

function couldMake(key: TrustedKey, { action, remote, sequence, at }: SignedChange): boolean {
  return (
    key.may.includes(action) &&
    (key.remote === remote || key.remote === everyRemote) &&
    (key.ended === undefined || sequence <= key.ended) &&
    !isExpired(key, Date.parse(at))
  )
}

function parseChange(jws: string): SignedChange {
  try {
    const [, payload = ''] = jws.split('.')
    return v.parse(changeSchema, JSON.parse(decodeText(Buffer.from(payload, 'base64url'))))
  } catch {
    throw new Error('The registry is not readable: a change in it is none')
  }
}
