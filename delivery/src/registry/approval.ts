import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { rampSchema } from '../canary/ramp.ts'
import { releaseIdSchema, remoteNameSchema } from '../names.ts'
import { openJws, signJws } from '../signing/jws.ts'
import { changeActions, type Right, type TrustedKey } from '../signing/keys.ts'
import type { SigningKey } from '../signing/signing-key.ts'
import { decodeText, encodeText } from '../storage/storage.ts'

/** What of a change is approved: what it does, and to which state of the remote. Its place among other remotes' changes is not. */
export const approvedSchema = v.object({
  action: v.picklist(changeActions),
  remote: remoteNameSchema,
  release: v.optional(releaseIdSchema),
  /** Of a canary: everybody gets what is promoted, or what a ramp leads to. */
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
  ramp: v.optional(rampSchema),
  /** Number of the same remote's change before; 0 for its first. */
  before: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
const approvedTextSchema = v.pipe(v.string(), v.parseJson(), approvedSchema)
export type Approved = v.InferOutput<typeof approvedSchema>

/** What brings visitors something, or takes everything from them; what goes back must not wait for a second person. */
const actions: readonly Right[] = ['promote', 'canary', 'retire']

export const isToBeApproved = (action: Right) => actions.includes(action)

/** Somebody's word for a change that another one will make. */
export function signApproval(change: Approved, key: SigningKey): Promise<string> {
  const bytes = encodeText(JSON.stringify(v.parse(approvedSchema, change)))
  return signJws(bytes, key, 'delivery-approval+jws')
}

/** Of these keys, those that approved this change. */
export async function approversOf(
  change: Approved,
  approvals: readonly string[],
  keys: readonly TrustedKey[],
): Promise<TrustedKey[]> {
  const wanted = v.parse(approvedSchema, change)
  const signers: TrustedKey[] = []
  for (const approval of approvals) {
    const signed = await openJws(approval, keys, 'delivery-approval+jws')
    if (signed && isDeepStrictEqual(parseApproved(signed.bytes), wanted))
      signers.push(signed.signer)
  }
  return keys.filter((key) => signers.includes(key))
}

/** What an approval is of, whoever signed it. @throws {Error} when it is none */
export function readApproved(approval: string): Approved {
  const [, payload = ''] = approval.split('.')
  const approved = parseApproved(Buffer.from(payload, 'base64url'))
  if (!approved) throw new Error('is not the approval of a change')
  return approved
}

function parseApproved(bytes: Uint8Array): Approved | null {
  const result = v.safeParse(approvedTextSchema, decodeText(bytes))
  return result.success ? result.output : null
}
