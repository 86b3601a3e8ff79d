import { decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import { limits, refuseLarger } from '../limits.ts'
import { openJws, SignatureError, signJws } from '../signing/jws.ts'
import { keysThatMay, type SigningKey, type TrustedKey, type TrustedKeys } from '../signing/keys.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { nameOfComparison, type Comparison } from './comparison.ts'
import type { Seen } from './evidence.ts'

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const count = v.pipe(number, v.maxValue(1_000_000_000_000))
const evidence = v.object({ views: count, failures: count, measured: count, poor: count })
const side = v.object({ rendered: evidence, cached: evidence, reported: evidence })

const documentSchema = v.object({
  format: v.literal(1),
  /** The comparison, and whose it is: it stands for nothing else, wherever somebody copies it. */
  of: v.pipe(v.string(), v.maxLength(200)),
  owner: v.string(),
  stable: side,
  canary: side,
  since: number,
  views: v.pipe(v.array(count), v.maxLength(10)),
  reached: v.object({ step: v.pipe(number, v.maxValue(9)), at: number }),
})
const documentTextSchema = v.pipe(v.string(), v.parseJson(), documentSchema)

export interface SignedEvidence {
  seen: Seen
  signer: TrustedKey
}

export async function signEvidence(
  comparison: Comparison,
  owner: string,
  seen: Seen,
  key: SigningKey,
): Promise<Uint8Array> {
  const document = { format: 1, of: nameOfComparison(comparison), owner, ...seen }
  const bytes = encodeText(JSON.stringify(v.parse(documentSchema, document)))
  const signed = encodeText(await signJws(bytes, key, 'delivery-evidence+jws'))
  refuseLarger(limits.evidence, signed, 'Evidence')
  return signed
}

/** @throws {SignatureError} unless it is of this comparison and this owner, and signed by a key that may take the canary back now */
export async function openEvidence(
  bytes: Uint8Array,
  comparison: Comparison,
  owner: string,
  trusted: TrustedKeys,
): Promise<SignedEvidence> {
  const jws = decodeText(bytes)
  // Each host may have a key of its own: to try them all would cost more than all else.
  const claimed = kidOf(jws)
  const keys = keysThatMayTell(trusted, comparison).filter(({ kid }) => kid === claimed)
  const signed = await openJws(jws, keys, 'delivery-evidence+jws')
  if (!signed) throw new SignatureError('is not signed by a key that may withdraw the canary')
  const told = v.safeParse(documentTextSchema, decodeText(signed.bytes))
  if (!told.success) throw new SignatureError('is not evidence')
  const { format: _, of, owner: said, ...seen } = told.output
  if (of !== nameOfComparison(comparison) || said !== owner)
    throw new SignatureError(`is of ${of} by ${said}`)
  return { seen, signer: signed.signer }
}

function kidOf(jws: string): string | undefined {
  try {
    return decodeProtectedHeader(jws).kid
  } catch {
    return undefined
  }
}

/** Whoever may take a canary back may say why. */
export const keysThatMayTell = (trusted: TrustedKeys, { remote }: Pick<Comparison, 'remote'>) =>
  keysThatMay(trusted, 'withdraw', remote, Date.now())
