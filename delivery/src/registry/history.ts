import { hashOf, SignatureError } from '../signing/jws.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { limits } from '../limits.ts'
import { UnfitObjectError, type Storage } from '../storage/storage.ts'
import {
  claimOf,
  hashOfChange,
  parseDocument,
  pastReader,
  serialiseChanges,
  UnreadableRegistryError,
  type VerifiedChange,
} from './change.ts'
import type { SignedRegistry } from './signed-registry.ts'

/** What is not in the registry any more, in files of so many changes, each named by its first and last number and its content. */
const folder = 'history/'
const isFile = /^history\/(\d{12,})-(\d{12,})-[\w-]{8}\.json$/
const perFile = 20
/** A registry is trimmed when so many changes can go: who does so reads the history of what is in it. */
const fewest = 40

function nameOf(changes: readonly Pick<VerifiedChange, 'jws' | 'sequence'>[]): string {
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
  const holdsSome = (name: string) => {
    const [first = 0, last = 0] = isFile.exec(name)?.slice(1).map(Number) ?? []
    return registry.changes.some(({ sequence }) => sequence >= first && sequence <= last)
  }
  const kept = new Set(await archivedChanges(storage, holdsSome))
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

/**
 * Everything that ever was changed, the oldest first, as far as the store has it; also what does not count any more. Whoever can
 * write there can put anything beside it, which stops nobody.
 *
 * @param faults gets a line for each file, or change, that is passed over
 */
export async function readHistory(
  storage: Storage,
  registry: SignedRegistry,
  trusted: TrustedKeys,
  faults: string[] = [],
): Promise<VerifiedChange[]> {
  const known = new Set(registry.changes.map(({ jws }) => jws))
  const readPast = pastReader(trusted)
  const past: VerifiedChange[] = []
  for (const { name, changes, isAsWritten } of await readArchived(storage, faults)) {
    const own: string[] = []
    for (const jws of changes.filter((one) => !known.has(one))) {
      known.add(jws)
      try {
        past.push(assertBelow(registry, await readPast(jws)))
      } catch (error) {
        own.push((error as Error).message)
      }
    }
    if (own.length === 0 && !isAsWritten) own.push('it is not as it was written')
    faults.push(...own.map((fault) => `${name}: ${fault}`))
  }
  return [...past, ...registry.changes].sort((a, b) => a.sequence - b.sequence)
}

/**
 * The newest change that goes on from the registry's, each from the one before: a registry that was put back from a backup lacks
 * them. What else the history has with higher numbers, anybody may have put there.
 */
export async function newestAfter(
  storage: Storage,
  registry: SignedRegistry,
  trusted: TrustedKeys,
): Promise<VerifiedChange | undefined> {
  const next = new Map<string, string>()
  for (const jws of await archivedChanges(storage)) next.set(claimOf(jws)?.previous ?? '', jws)
  const readPast = pastReader(trusted)
  let newest = registry.changes.at(-1)
  for (;;) {
    const jws = next.get(newest ? hashOfChange(newest) : '')
    const change = jws && (await readPast(jws).catch(() => null))
    if (!change || change.sequence <= (newest?.sequence ?? 0)) return newest
    newest = change
  }
}

/**
 * What led to a registry, of some remotes, each change before the one that names it: nobody can put another one between them. Of
 * the others it is only looked where they go on from.
 */
export async function changesBefore(
  storage: Storage,
  registry: SignedRegistry,
  trusted: TrustedKeys,
  remotes: readonly string[],
): Promise<VerifiedChange[]> {
  const byHash = new Map((await archivedChanges(storage)).map((jws) => [hashOf(jws), jws]))
  for (const { jws } of registry.changes) byHash.set(hashOf(jws), jws)
  const readPast = pastReader(trusted)
  const chain: VerifiedChange[] = []
  let after = Infinity
  let jws = registry.changes.at(-1)?.jws
  while (jws) {
    const claim = claimOf(jws)
    if (!claim || claim.sequence >= after) break
    if (remotes.includes(claim.remote)) {
      const change = await readPast(jws).catch(() => null)
      if (!change) break
      chain.push(change)
    }
    after = claim.sequence
    jws = byHash.get(claim.previous ?? '')
  }
  return chain.reverse()
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

const archivedChanges = async (storage: Storage, isAsked?: (name: string) => boolean) =>
  (await readArchived(storage, [], isAsked)).flatMap(({ changes }) => changes)

interface ArchivedFile {
  name: string
  changes: readonly string[]
  /** Its name and its bytes are what these changes have. */
  isAsWritten: boolean
}

/** @param faults gets a line for each file that is not one of changes */
async function readArchived(
  storage: Storage,
  faults: string[] = [],
  isAsked = (_name: string) => true,
): Promise<ArchivedFile[]> {
  // A write that was killed leaves its draft.
  const isWhole = (name: string) => !name.endsWith('.tmp')
  const names = (await storage.list(folder)).filter((name) => isWhole(name) && isAsked(name))
  const found: ArchivedFile[] = []
  for (const name of names)
    try {
      if (!isFile.test(name)) throw new UnreadableRegistryError('it is no file of a history')
      const bytes = await storage.read(name, limits.registry)
      if (!bytes) continue
      const changes = parseDocument(bytes)
      found.push({ name, changes, isAsWritten: isAsWritten(name, bytes, changes) })
    } catch (error) {
      // A store that is away is no file that somebody spoilt.
      if (!isSpoilt(error as Error)) throw error
      faults.push(`${name}: ${(error as Error).message}`)
    }
  return found
}

function isAsWritten(name: string, bytes: Uint8Array, changes: readonly string[]): boolean {
  const said = changes.map((jws) => ({ jws, sequence: claimOf(jws)?.sequence ?? 0 }))
  const isInOrder = said.every(({ sequence }, at) => sequence > (said[at - 1]?.sequence ?? 0))
  const isOurs = Buffer.from(serialiseChanges(said)).equals(bytes)
  return said.length > 0 && isInOrder && isOurs && name === nameOf(said)
}

const isSpoilt = (error: Error) =>
  error instanceof UnfitObjectError || error instanceof UnreadableRegistryError

/** @throws {SignatureError} for a change with a higher number than the registry has: anybody may have put it there */
function assertBelow({ sequence }: SignedRegistry, change: VerifiedChange): VerifiedChange {
  if (change.sequence <= sequence) return change
  throw new SignatureError(
    `Change ${change.sequence} is above change ${sequence}, the newest of the registry`,
  )
}
