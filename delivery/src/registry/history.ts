import { hashOf } from '../signing/jws.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { limits } from '../limits.ts'
import { decodeText, type Storage } from '../storage/storage.ts'
import { hashOfChange, readPastChange, type VerifiedChange } from './change.ts'
import { parseDocument, serialiseChanges, type SignedRegistry } from './signed-registry.ts'

/** What is not in the registry any more, in files of so many changes, each named by its first and last number and its content. */
const folder = 'history/'
const isFile = /^history\/\d{12,}-\d{12,}-[\w-]{8}\.json$/
const perFile = 20
/** A registry is trimmed when so many changes can go: who does so reads the whole history. */
const fewest = 40

function nameOf(changes: readonly VerifiedChange[]): string {
  const ends = [changes[0], changes.at(-1)].map((one) => String(one?.sequence).padStart(12, '0'))
  const content = hashOf(changes.map(hashOfChange).join()).slice(0, 8)
  return `${folder}${[...ends, content].join('-')}.json`
}

/**
 * Keeps a registry small: what nothing live goes back to moves into files that are not changed any more. Whoever does so at the
 * same time writes the same.
 *
 * @returns the registry without it, or the same one when it is small enough
 */
export async function archive(storage: Storage, registry: SignedRegistry): Promise<SignedRegistry> {
  const { length } = registry.trimmed(() => true).changes
  if (registry.changes.length < length + fewest) return registry
  const kept = new Set(await readArchived(storage))
  const open = registry.changes.filter(({ jws }) => !kept.has(jws))
  for (let from = 0; from + perFile <= open.length; from += perFile) {
    const changes = open.slice(from, from + perFile)
    await keep(storage, changes)
    changes.forEach(({ jws }) => kept.add(jws))
  }
  return registry.trimmed(({ jws }) => kept.has(jws))
}

/** Puts changes into a file of their own, which outlasts the registry. */
export async function keep(storage: Storage, changes: readonly VerifiedChange[]): Promise<void> {
  await storage.write(nameOf(changes), serialiseChanges(changes))
  await storage.flush()
}

/** Everything that ever was changed, the oldest first, as far as the store has it; also what does not count any more. */
export async function readHistory(
  storage: Storage,
  registry: SignedRegistry,
  trusted: TrustedKeys,
): Promise<VerifiedChange[]> {
  const own = new Set(registry.changes.map(({ jws }) => jws))
  const archived = new Set((await readArchived(storage)).filter((jws) => !own.has(jws)))
  const changes = await Promise.all([...archived].map((jws) => readPastChange(jws, trusted)))
  return [...changes, ...registry.changes].sort((a, b) => a.sequence - b.sequence)
}

/** What is wrong with a history, one line each: a change that is missing, or was made after another one. */
export function faultsOf(history: readonly VerifiedChange[]): string[] {
  return history.flatMap(({ sequence, previous }, index) => {
    const last = history[index - 1]
    if (previous === (last ? hashOfChange(last) : null)) return []
    return [
      `Change ${sequence} was not made after change ${last?.sequence ?? 0}, which is the one before it here`,
    ]
  })
}

async function readArchived(storage: Storage): Promise<string[]> {
  // A write that was killed leaves its draft.
  const names = (await storage.list(folder)).filter((name) => isFile.test(name))
  const lists = []
  for (const name of names) {
    const bytes = await storage.read(name, limits.registry)
    lists.push(bytes ? parseDocument(decodeText(bytes)).changes : [])
  }
  return lists.flat()
}
