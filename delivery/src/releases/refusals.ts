import * as v from 'valibot'
import { limits, refuseLarger } from '../limits.ts'
import { releaseIdSchema, remoteNameSchema } from '../names.ts'
import { signJws } from '../signing/jws.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { openSigned } from '../signing/signature.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { lineOf, lineSchema } from './gate-report.ts'
import type { Publisher } from './publish.ts'
import type { ReleaseStore } from './store.ts'

const typ = 'delivery-refusal+jws'
const maxReasons = 50
const slots = Array.from({ length: limits.refusals }, (_, slot) => slot)

const refusalSchema = v.object({
  remote: remoteNameSchema,
  release: releaseIdSchema,
  reasons: v.pipe(v.array(lineSchema), v.maxLength(maxReasons)),
})
const refusalTextSchema = v.pipe(v.string(), v.parseJson(), refusalSchema)

/** A candidate that its gate refused, and why. */
export interface Refusal extends v.InferOutput<typeof refusalSchema> {
  /** Team or name of the key that signed it. */
  by: string
  at: Date
}

interface Sources {
  store: ReleaseStore
  trusted: TrustedKeys
}

/** Of a remote, the last of each candidate, the newest first. What nobody who counts has signed is left out. */
export async function readRefusals(sources: Sources, remote: string): Promise<Refusal[]> {
  const found = await Promise.all(slots.map((slot) => readSlot(sources, remote, slot)))
  return found.filter((refusal) => refusal !== null).sort((a, b) => b.at.getTime() - a.at.getTime())
}

/** Takes the place of the oldest: who may publish may remove nothing. Of two gates at once one may take the other's. */
export async function writeRefusal(
  { key, acting, ...sources }: Publisher,
  { remote, release }: { remote: string; release: string },
  reasons: readonly string[],
): Promise<void> {
  const before = await Promise.all(slots.map((slot) => readSlot(sources, remote, slot)))
  const ages = before.map((one) => (one?.release === release ? -1 : (one?.at.getTime() ?? 0)))
  const lines = reasons.slice(0, maxReasons).map(lineOf)
  const text = JSON.stringify(v.parse(refusalSchema, { remote, release, reasons: lines }))
  const bytes = encodeText(await signJws(encodeText(text), key, typ, acting))
  refuseLarger(limits.gateReport, bytes, 'Why it was refused')
  await sources.store.writeRefusal(remote, ages.indexOf(Math.min(...ages)), bytes)
}

async function readSlot({ store, trusted }: Sources, remote: string, slot: number) {
  try {
    const bytes = await store.readRefusal(remote, slot)
    if (!bytes) return null
    const signed = await openSigned(decodeText(bytes), trusted, remote, typ)
    const refusal = v.parse(refusalTextSchema, decodeText(signed.bytes))
    const by = signed.signer.name ?? signed.signer.team
    return refusal.remote === remote ? { ...refusal, by, at: signed.signedAt } : null
  } catch {
    return null
  }
}
