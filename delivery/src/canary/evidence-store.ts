import { limits } from '../limits.ts'
import { SignatureError } from '../signing/jws.ts'
import type { SigningKey, TrustedKeys } from '../signing/keys.ts'
import { whenUnfit, type Storage } from '../storage/storage.ts'
import type { Comparison } from './comparison.ts'
import type { Seen } from './evidence.ts'
import { openEvidence, signEvidence, type SignedEvidence } from './evidence-document.ts'

/** What shells saw of running canaries: a small object of each process that serves one, which only that process writes. */
export interface EvidenceStore {
  /** Whose evidence there is of a comparison, up to {@link limits.owners}, and what differs as soon as it is another. */
  listEvidence(comparison: Comparison): Promise<ReadonlyMap<string, string>>
  /** Null when there is none. @throws {SignatureError} when it does not count */
  readEvidence(
    comparison: Comparison,
    owner: string,
    trusted: TrustedKeys,
  ): Promise<SignedEvidence | null>
  writeEvidence(comparison: Comparison, owner: string, seen: Seen, key: SigningKey): Promise<void>
  /** Removes evidence of everything but the comparisons that run; resolves to how many objects went. */
  removeEvidence(running: readonly Comparison[]): Promise<number>
}

const root = 'evidence/'
const folderOf = ({ remote, start }: Comparison) => `${root}${remote}/${start}/`
const named = /^([a-f0-9]{16})\.jws$/

export function openEvidenceStore(storage: Storage): EvidenceStore {
  const keyOf = (comparison: Comparison, owner: string) => `${folderOf(comparison)}${owner}.jws`
  return {
    async listEvidence(comparison) {
      const versions = await storage.versions(folderOf(comparison), limits.owners)
      const owned = [...versions].flatMap(([name, version]) => {
        const owner = named.exec(name)?.[1]
        return owner ? [[owner, version] as const] : []
      })
      return new Map(owned)
    },
    async readEvidence(comparison, owner, trusted) {
      const bytes = await storage
        .read(keyOf(comparison, owner), limits.evidence)
        .catch(whenUnfit((reason) => new SignatureError(reason)))
      return bytes && openEvidence(bytes, comparison, owner, trusted)
    },
    async writeEvidence(comparison, owner, seen, key) {
      const bytes = await signEvidence(comparison, owner, seen, key)
      await storage.replace(keyOf(comparison, owner), bytes)
    },
    async removeEvidence(running) {
      const needed = running.map(folderOf)
      const names = (await storage.list(root)).filter(
        (name) => name.startsWith(root) && !needed.some((folder) => name.startsWith(folder)),
      )
      for (const name of names) await storage.remove(name)
      return names.length
    },
  }
}
