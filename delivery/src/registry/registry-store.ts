import type { TrustedKeys } from '../signing/keys.ts'
import { limits, refuseLarger } from '../limits.ts'
import { parseRootFile, rootName, serialiseRootFile, type RootFile } from '../signing/root.ts'
import { decodeText, type Storage } from '../storage/storage.ts'
import { parseDocument, pastReader, readChange, withoutEnds } from './change.ts'
import type { VerifiedChange } from './change.ts'
import { archive, changesBefore, keep, newestAfter, readHistory } from './history.ts'
import type { Intent, Registry } from './registry.ts'
import { inEffect } from './replay.ts'
import { SignedRegistry, type Author } from './signed-registry.ts'

const registryName = 'registry.json'

/** What is live, what was, and who may change it. */
export function openRegistryStore(storage: Storage) {
  const parseOnce = parsedOnce()
  const readRegistry = async (trusted: TrustedKeys) =>
    parseOnce(await storage.read(registryName, limits.registry), trusted)

  /** Moves what nothing live goes back to into the history. */
  async function trim(registry: SignedRegistry, trusted: TrustedKeys): Promise<void> {
    const trimmed = await archive(storage, registry)
    if (trimmed === registry) return
    const kept = new Set(trimmed.changes.map(({ jws }) => jws))
    const gone = new Set(registry.changes.flatMap(({ jws }) => (kept.has(jws) ? [] : jws)))
    await storage.change(registryName, async (bytes) => {
      const current = await parseOnce(bytes, trusted)
      return serialise(current.trimmed(({ jws }) => gone.has(jws)))
    })
  }

  /** Brings back, of remotes that have nothing left, what was before the first change that does not count: it may lie in the history. */
  async function withRecords(rest: SignedRegistry, before: SignedRegistry, trusted: TrustedKeys) {
    const lost = Object.keys(before.remotes).filter((remote) => !rest.remotes[remote])
    if (lost.length === 0) return rest
    const chain = inEffect(await changesBefore(storage, before, trusted, lost))
    const voided = await voidOf(chain, trusted)
    const proper = new SignedRegistry(await sinceAsked(chain, voided, trusted)).without((change) =>
      voided.has(change),
    )
    const own = proper.trimmed(() => true).changes.filter(({ remote }) => lost.includes(remote))
    const others = rest.changes.filter(({ remote }) => !lost.includes(remote))
    return new SignedRegistry([...others, ...own].sort((a, b) => a.sequence - b.sequence))
  }

  return {
    /** @throws {Error} when it cannot be read whole, or holds a change that its author may not make */
    readRegistry,
    /**
     * Signs a change and makes it, atomically; concurrent changes follow each other and none is lost. What would change nothing is
     * not signed.
     *
     * @param wanted or what finds it out from the registry as it stands; null wants nothing
     */
    async changeRegistry(
      wanted: Intent | ((registry: Registry) => Intent | null),
      author: Author,
    ): Promise<SignedRegistry> {
      let { trusted } = author
      let changed = new SignedRegistry()
      const change = () =>
        storage.change(registryName, async (bytes) => {
          trusted = (await author.readTrusted?.()) ?? trusted
          const current = await parseOnce(bytes, trusted)
          current.assertNotAhead(new SignedRegistry(), trusted)
          const intent = typeof wanted === 'function' ? wanted(current) : wanted
          changed = intent ? await current.with(intent, { ...author, trusted }) : current
          return changed === current ? bytes : serialise(changed)
        })
      await change().catch(async (error: unknown) => {
        if (changed.serialise().byteLength <= limits.registry) throw error
        // What is older may be in the way: it stays there as long as no history can be written.
        await trim(await readRegistry(trusted), trusted)
        await change()
      })
      // The change is made, whatever becomes of what is older: the next one tries again.
      await trim(changed, trusted).catch(() => undefined)
      return changed
    },
    /**
     * Everything that ever was changed, the oldest first.
     *
     * @param faults gets a line for each file, or change, of the history that is passed over
     */
    async readHistory(trusted: TrustedKeys, faults?: string[]): Promise<VerifiedChange[]> {
      const bytes = await storage.read(registryName, limits.registry)
      const registry = await parseOnce(bytes, trusted)
      if (bytes && !Buffer.from(registry.serialise()).equals(bytes))
        faults?.push(`${registryName}: it is not as it was written`)
      return readHistory(storage, registry, trusted, faults)
    },
    /** The newest change that is known: the registry's, or in the history what goes on from it. */
    async readNewest(trusted: TrustedKeys): Promise<VerifiedChange | undefined> {
      return newestAfter(storage, await readRegistry(trusted), trusted)
    },
    /**
     * Takes out what does not count for the author's keys any more, and what went on from it; it stays in the history. Of each remote
     * that it was of, the author signs for what is left; resolves to these remotes.
     *
     * @param gone what goes besides: a remote that has nothing left then was never live before
     */
    async voidChanges(author: Author, reason: string, gone?: Set<string>): Promise<string[]> {
      let touched: string[] = []
      await storage.change(registryName, async (bytes) => {
        // Its author's key may have ended already.
        const before = await SignedRegistry.parse(bytes, withoutEnds(author.trusted))
        const ahead = before.changesAhead(new SignedRegistry(), author.trusted)
        const voided = await voidOf(before.changes, author.trusted)
        const rest = before.without((change) => voided.has(change) || !!gone?.has(change.jws))
        let whole = gone ? rest : await withRecords(rest, before, author.trusted)
        const staying = new Set(whole.changes)
        const going = before.changes.filter((change) => !staying.has(change))
        touched = [...new Set(going.map(({ remote }) => remote))]
        if (going.length === 0) return bytes
        await keep(storage, going)
        // A number that was in use stays in use: shells have seen it.
        const last = before.changes.findLast((change) => !ahead.includes(change))
        const highest = (last?.sequence ?? 0) + limits.numbersAhead
        const after = before.changes.findLast(({ sequence }) => sequence <= highest)
        for (const remote of touched)
          whole = await whole.with({ action: 'confirm', remote, reason }, { ...author, after })
        return serialise(whole)
      })
      return touched
    },
    /** What nobody signed whom these keys know, and what would not stand without it. */
    findForged: async (trusted: TrustedKeys) =>
      judge(await storage.read(registryName, limits.registry), trusted),
    /**
     * Takes that out. What somebody did sign of it stays in the history.
     *
     * @param readTrusted reads them when it is done: who came meanwhile counts
     */
    async dropForged(readTrusted: () => Promise<TrustedKeys>): Promise<Judged> {
      let judged: Judged | undefined
      await storage.change(registryName, async (bytes) => {
        judged = await judge(bytes, await readTrusted())
        if (judged.cut.length > 0) await keep(storage, judged.cut)
        return judged.forged.length > 0 ? serialise(judged.rest) : bytes
      })
      return judged as unknown as Judged
    },
    /** Puts a registry in place as it is; for copies. */
    writeRegistry: (registry: SignedRegistry) =>
      storage.change(registryName, () => serialise(registry)),
    /** The shell team's word on who may do what, unchecked; null when there is none. */
    async readRoot(): Promise<RootFile | null> {
      const bytes = await storage.read(rootName, limits.keys)
      return bytes && parseRootFile(bytes, rootName)
    },
    /** Replaces the root by one that follows it, atomically. */
    async changeRoot(next: (current: RootFile | null) => Promise<RootFile>): Promise<RootFile> {
      let changed: RootFile | null = null
      await storage.change(rootName, async (bytes) => {
        changed = await next(bytes && parseRootFile(bytes, rootName))
        return serialiseRootFile(changed)
      })
      return changed as unknown as RootFile
    },
    /** Puts a root in place, whatever is there; for copies. */
    writeRoot: (root: RootFile) => storage.change(rootName, () => serialiseRootFile(root)),
  }
}

type Judged = Awaited<ReturnType<typeof judge>>

/** A registry's lines that nobody signed, what goes on from them of the same remote, and what stands without both. */
async function judge(bytes: Uint8Array | null, trusted: TrustedKeys) {
  const lines = bytes ? parseDocument(bytes) : []
  const read = await Promise.allSettled(lines.map(pastReader(trusted)))
  const [proper, cut] = [[] as VerifiedChange[], [] as VerifiedChange[]]
  for (const one of read) {
    if (one.status === 'rejected') continue
    const { remote, before } = one.value
    const last = proper.findLast((change) => change.remote === remote)
    const isLoose =
      cut.some((change) => change.remote === remote) || (last && last.sequence !== before)
    ;(isLoose ? cut : proper).push(one.value)
  }
  const forged = lines.filter((_, index) => read[index]?.status === 'rejected')
  return { forged, cut, rest: new SignedRegistry(proper) }
}

async function voidOf(changes: readonly VerifiedChange[], trusted: TrustedKeys) {
  const read = await Promise.allSettled(changes.map(({ jws }) => readChange(jws, trusted)))
  return new Set(changes.filter((_, index) => read[index]?.status === 'rejected'))
}

/** Without what was made of a remote by fewer than must sign now, before the first that has enough, or is to count without. */
async function sinceAsked(
  changes: readonly VerifiedChange[],
  voided: ReadonlySet<VerifiedChange>,
  { keys, people }: TrustedKeys,
) {
  const anyhow = await voidOf(changes, { keys, people })
  const begun = new Set<string>()
  return changes.filter((change) => {
    if (!voided.has(change) || anyhow.has(change)) begun.add(change.remote)
    return begun.has(change.remote)
  })
}

/**
 * Whoever follows a registry reads the same one again and again, also one that is refused: signatures are checked when it, or the
 * keys, are others.
 */
function parsedOnce() {
  let known: ({ text: string | null; from: unknown[] } & Parsed) | undefined
  return async (bytes: Uint8Array | null, { keys, people, thresholds }: TrustedKeys) => {
    // An empty file is no missing one.
    const text = bytes && decodeText(bytes)
    const from = [keys, people, thresholds]
    const before = known?.from.every((part, place) => part === from[place]) ? known : undefined
    const trusted = { keys, people, thresholds }
    const isSame = before && before.text === text
    const parsed = isSame ? before : await tryParse(bytes, trusted, before?.registry)
    known = { ...parsed, text, from }
    if (parsed.refused) throw parsed.refused
    return parsed.registry
  }
}

interface Parsed {
  /** Where it is refused, the last one that was not. */
  registry: SignedRegistry
  refused: Error | null
}

const tryParse = (bytes: Uint8Array | null, trusted: TrustedKeys, known = new SignedRegistry()) =>
  SignedRegistry.parse(bytes, trusted, known).then<Parsed, Parsed>(
    (registry) => ({ registry, refused: null }),
    (refused: Error) => ({ registry: known, refused }),
  )

function serialise(registry: SignedRegistry): Uint8Array {
  const bytes = registry.serialise()
  refuseLarger(limits.registry, bytes, 'The registry')
  return bytes
}
