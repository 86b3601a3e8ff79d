import { limits } from '../limits.ts'
import { SignatureError } from '../signing/jws.ts'
import type { SigningKey, TrustedKeys } from '../signing/keys.ts'
import { UnfitObjectError, type Storage } from '../storage/storage.ts'
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
const ending = '.jws'
const isOwner = /^[a-f0-9]{16}$/

export function openEvidenceStore(storage: Storage): EvidenceStore {
  const keyOf = (comparison: Comparison, owner: string) => folderOf(comparison) + owner + ending
  return {
    async listEvidence(comparison) {
      const versions = await storage.versions(folderOf(comparison), limits.owners)
      const named = [...versions].filter(([name]) => name.endsWith(ending))
      return new Map(
        named
          .map(([name, version]) => [name.slice(0, -ending.length), version] as const)
          .filter(([owner]) => isOwner.test(owner)),
      )
    },
    async readEvidence(comparison, owner, trusted) {
      const bytes = await storage
        .read(keyOf(comparison, owner), limits.evidence)
        .catch((error: unknown) => {
          throw error instanceof UnfitObjectError ? new SignatureError(error.message) : error
        })
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
