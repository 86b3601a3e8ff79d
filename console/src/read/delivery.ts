import { resolve } from 'node:path'
import { findRoot, hashOfChange, openReleaseStore, openStorage, rootFileOf } from 'delivery'
import type { ReleaseStore, TrustedKeys, VerifiedChange } from 'delivery'
import { LRUCache } from 'lru-cache'
import type { ConsoleSettings } from '../settings.ts'

/** How long a list of releases counts: of ten thousand a bucket takes ten questions. */
const listedMs = 5_000

/** What is released, as the store has it and the root allows it. */
export type Delivery = ReturnType<typeof deliveryFrom>

/** @throws {Error} when a named `ROOT_FILE` is not there, or is no root */
export async function openDelivery(settings: ConsoleSettings): Promise<Delivery> {
  const place = settings.RELEASE_STORE ?? resolve(settings.DATA_DIR, 'releases')
  const store = openReleaseStore(openStorage(place, settings))
  const rootFile = await rootFileOf(settings)
  return deliveryFrom(store, () => findRoot(rootFile, store))
}

/** @param readTrusted who may do what now: the newest root that goes on from the one here */
export function deliveryFrom(store: ReleaseStore, readTrusted: () => Promise<TrustedKeys>) {
  let known = { holders: new Set<string>(), faults: [''], history: [] as readonly VerifiedChange[] }
  const read = async () => {
    const trusted = await readTrusted()
    const holders = holdersOf(trusted)
    const isKnown = [...known.holders].every((one) => holders.has(one))
    // What was passed over may be somebody's who was not known then.
    const isWhole = known.faults.length === 0 || holders.size === known.holders.size
    const { changes } = await store.readRegistry(trusted)
    const goneOn = isKnown && isWhole ? continued(known.history, changes) : null
    const faults = goneOn ? known.faults : []
    const history = goneOn ?? (await store.readHistory(trusted, faults)).toReversed()
    known = { holders, history, faults }
    return history
  }
  let reading: Promise<unknown> = Promise.resolve()
  let next: Promise<readonly VerifiedChange[]> | null = null
  const readNext = () => {
    next = null
    const turn = read()
    reading = turn.catch(() => undefined)
    return turn
  }
  const listed = new LRUCache<string, string[]>({
    max: 100,
    ttl: listedMs,
    fetchMethod: (remote) => store.listReleases(remote),
  })
  return {
    store,
    readTrusted,
    /** Ids of all that the store has of a remote, as it was a few seconds ago. */
    listReleases: async (remote: string) => (await listed.fetch(remote)) ?? [],
    /**
     * All that was changed, the newest first. Ten thousand signatures take seconds: they are checked again when somebody's key is not
     * the one that it was, or what came before is another, and then once for all who ask. Who asks while it is read shares the next
     * reading: what was read first may be old.
     */
    readHistory: () => (next ??= reading.then(readNext)),
  }
}

/** Who may do something, or might: what was signed before counts on when that ended, and when others come. */
const holdersOf = ({ keys, people = [] }: TrustedKeys) =>
  new Set([...keys, ...people].map(({ ended: _, ...holder }) => JSON.stringify(holder)))

/**
 * A history, the newest first, with what a registry has after it; null when the registry does not go on from it.
 *
 * @param changes of the registry, the oldest first
 */
function continued(history: readonly VerifiedChange[], changes: readonly VerifiedChange[]) {
  const [newest] = history
  if (!newest) return null
  const last = changes.findIndex(({ jws }) => jws === newest.jws)
  if (last === -1) return null
  const newer = changes.slice(last + 1)
  const isWhole = newer.every(
    ({ previous }, index) => previous === hashOfChange(newer[index - 1] ?? newest),
  )
  return isWhole ? [...newer.toReversed(), ...history] : null
}
