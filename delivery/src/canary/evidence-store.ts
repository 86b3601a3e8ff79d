import * as v from 'valibot'
import { limits, refuseLarger } from '../limits.ts'
import { openJws, SignatureError, signJws } from '../signing/jws.ts'
import { keysThatMay, type TrustedKeys } from '../signing/keys.ts'
import type { SigningKey } from '../signing/signing-key.ts'
import { decodeText, encodeText, whenUnfit, type Storage } from '../storage/storage.ts'
import { nameOfComparison, type Comparison } from './comparison.ts'
import { seenSchema, type Seen } from './evidence.ts'

const documentSchema = v.object({
  format: v.literal(1),
  /** The comparison, and whose it is: it stands for nothing else, wherever somebody copies it. */
  of: v.pipe(v.string(), v.maxLength(200)),
  owner: v.string(),
  ...seenSchema.entries,
})
const documentTextSchema = v.pipe(v.string(), v.parseJson(), documentSchema)

/** What shells saw of running canaries: a small object of each process that serves one, which only that process writes. */
export type EvidenceStore = ReturnType<typeof openEvidenceStore>

const root = 'evidence/'
const folderOf = ({ remote, start }: Comparison) => `${root}${remote}/${start}/`
const named = /^([a-f0-9]{16})\.jws$/

export function openEvidenceStore(storage: Storage) {
  const keyOf = (comparison: Comparison, owner: string) => `${folderOf(comparison)}${owner}.jws`
  return {
    /** Whose evidence there is of a comparison, up to {@link limits.owners}, and what differs as soon as it is another. */
    async listEvidence(comparison: Comparison) {
      const versions = await storage.versions(folderOf(comparison), limits.owners)
      const owned = [...versions].flatMap(([name, version]) => {
        const owner = named.exec(name)?.[1]
        return owner ? [[owner, version] as const] : []
      })
      return new Map(owned)
    },
    /**
     * Null when there is none.
     *
     * @throws {SignatureError} unless it is of this comparison and this owner, and signed by a key that may take the canary back now
     */
    async readEvidence(comparison: Comparison, owner: string, trusted: TrustedKeys) {
      const bytes = await storage
        .read(keyOf(comparison, owner), limits.evidence)
        .catch(whenUnfit((reason) => new SignatureError(reason)))
      if (!bytes) return null
      const keys = keysThatMayTell(trusted, comparison)
      const signed = await openJws(decodeText(bytes), keys, 'delivery-evidence+jws')
      if (!signed) throw new SignatureError('is not signed by a key that may withdraw the canary')
      const told = v.safeParse(documentTextSchema, decodeText(signed.bytes))
      if (!told.success) throw new SignatureError('is not evidence')
      const { format: _, of, owner: said, ...seen } = told.output
      if (of !== nameOfComparison(comparison) || said !== owner)
        throw new SignatureError(`is of ${of} by ${said}`)
      return { seen, signer: signed.signer }
    },
    async writeEvidence(comparison: Comparison, owner: string, seen: Seen, key: SigningKey) {
      const document = { format: 1, of: nameOfComparison(comparison), owner, ...seen }
      const bytes = encodeText(JSON.stringify(v.parse(documentSchema, document)))
      const signed = encodeText(await signJws(bytes, key, 'delivery-evidence+jws'))
      refuseLarger(limits.evidence, signed, 'Evidence')
      await storage.replace(keyOf(comparison, owner), signed)
    },
    /** Removes evidence of everything but the comparisons that run; resolves to how many objects went. */
    async removeEvidence(running: readonly Comparison[]) {
      const needed = running.map(folderOf)
      const names = (await storage.list(root)).filter(
        (name) => name.startsWith(root) && !needed.some((folder) => name.startsWith(folder)),
      )
      for (const name of names) await storage.remove(name)
      return names.length
    },
  }
}

/** Whoever may take a canary back may say why. */
export const keysThatMayTell = (trusted: TrustedKeys, { remote }: Pick<Comparison, 'remote'>) =>
  keysThatMay(trusted, 'withdraw', remote, Date.now())
