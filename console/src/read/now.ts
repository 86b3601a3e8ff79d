import { newestChangeOf, siteRemote, statusOf } from 'delivery'
import type { Delivery } from './delivery.ts'

/** What visitors get. */
export type Now = Awaited<ReturnType<typeof readNow>>

/** The same of one remote. */
export type LiveRemote = Now['remotes'][number]

/** Which visitors get a release; null when none do. */
export function visitorsOf(release: string, live: LiveRemote | undefined): string | null {
  if (release === live?.stable) return 'everybody'
  return release === live?.canary?.release ? `${live.canary.percent} %` : null
}

export async function readNow({ store, readTrusted }: Delivery) {
  const trusted = await readTrusted()
  const { registry, evidence } = await statusOf({ store, trusted })
  const { history } = registry
  // Site data is there also before any was released: as the shell was built.
  const unreleased = { [siteRemote]: { stable: '', canary: null, previous: [] } }
  const records: typeof registry.remotes = { ...unreleased, ...registry.remotes }
  const remotes = Object.entries(records).map(([name, record]) => {
    const { stable, canary, previous } = record
    const own = history.filter((change) => change.remote === name)
    // Rolling a canary back names what stays live; what made it live came before.
    const moves = own.filter(({ action }) => /promote|rollback|retire/.test(action))
    const other = moves.findIndex(({ release }) => release !== stable)
    const madeLive = moves.slice(0, other === -1 ? undefined : other).at(-1)
    const began = own.findLast(
      ({ action, release }) => action === 'canary' && release === canary?.release,
    )
    const shown = canary && evidence[name]
    const last = own.find(({ action }) => action === 'withdraw')
    const isWithdrawn = canary?.percent === 0 && last?.release === canary.release
    return {
      ...{ name, stable, before: previous[0] },
      /** What made it live; undefined where that is not known any more. */
      by: madeLive,
      /** Number of its newest change. */
      newest: newestChangeOf(registry, name),
      /** `since` is undefined where that is not known any more. */
      canary: shown ? { ...shown, release: canary.release, since: began?.at } : null,
      /** Why a canary was taken back, as long as nothing new was tried. */
      withdrawn: isWithdrawn
        ? { release: canary.release, reason: last.reason || 'no reason was given' }
        : null,
    }
  })
  const newest = new Map(history.toReversed().map((change) => [change.remote, change]))
  return {
    sequence: registry.sequence,
    /** What took the remotes off that are not there any more, as far as the registry tells. */
    retired: [...newest.values()].filter(
      ({ remote, action }) => action === 'retire' && !records[remote],
    ),
    /** Of the newest change. */
    at: history[0]?.at,
    remotes: remotes.sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}
