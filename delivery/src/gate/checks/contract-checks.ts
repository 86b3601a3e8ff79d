import type { ReleaseManifest } from '../../releases/release.ts'
import { usersOf, type Examination } from '../trial/examination.ts'
import { quoteList } from '../refusal.ts'
import { lostVariants } from '../trial/route-patterns.ts'

type Offering = Pick<ReleaseManifest, 'offers'>

interface Contract {
  candidate: ReleaseManifest
  /** The live set, and the live set with the candidate in it. */
  live: Examination
  next: Examination
  /** The release that the candidate would replace. */
  stable: string | undefined
  /** What that offers. */
  stands: Offering
  /** What live site data takes of remotes' offers: `<remote>/<name>`. */
  taken: readonly string[]
  allowLostRoutes: boolean
  /** Releases of it that stay live for another kit. */
  others: readonly string[]
}

/** What a candidate breaks of what the shell and the other remotes rely on. */
export function contractReasons(contract: Contract): string[] {
  const { candidate, next } = contract
  const { remote } = candidate
  const examined = next.remotes[remote]
  if (!next.prefixes[remote])
    return [`No prefix is \`${remote}\`'s, and none of its pages is under one that is free.`]
  if (!examined) return [`The shell does not accept it: its log says why.`]
  if (examined.error)
    return [
      `Its \`routes\` cannot be used: ${examined.error}. The contract is \`shared-ui/src/contract/remote.ts\`.`,
    ]
  return [
    ...examined.pages.flatMap(({ path, error }) =>
      error ? [`\`${path}\` does not load on the server: ${error}`] : [],
    ),
    ...prefixReasons(contract),
    ...lostRouteReasons(contract),
    ...lostOfferReasons(contract),
    ...slotReasons(contract),
    ...kitReasons(contract),
  ]
}

/** Pages that show something that works with another kit only: nobody could make them. */
function kitReasons({ candidate, next, others }: Contract): string[] {
  if (others.length > 0) return []
  return pagesOf(next, candidate.remote).flatMap(({ path, slots }) =>
    slots
      .filter((slot) => next.elsewhere.includes(slot.split('/')[0] ?? ''))
      .map(
        (slot) =>
          `\`${path}\` shows \`${slot}\`, of which nothing live works with shared-ui ${candidate.kit}: build it against the kit that both have, or wait for that team.`,
      ),
  )
}

const pagesOf = ({ remotes }: Examination, remote: string) => remotes[remote]?.pages ?? []

function prefixReasons({ candidate: { remote }, next }: Contract): string[] {
  const owned = next.prefixes[remote] ?? []
  return pagesOf(next, remote)
    .filter(({ path }) => !owned.includes(path.split('/')[1] ?? ''))
    .map(
      ({ path }) =>
        `\`${path}\` is outside what ${remote} owns (${quoteList(owned.map((prefix) => `/${prefix}`))}): move it there, or try it with a prefix that site data will give it (\`--under\`).`,
    )
}

function lostRouteReasons(contract: Contract): string[] {
  const { candidate, live, next, stable, allowLostRoutes } = contract
  if (allowLostRoutes) return []
  return lostVariants(pagesOf(live, candidate.remote), pagesOf(next, candidate.remote)).map(
    (path) =>
      `The route \`${path}\`, which the live release ${stable} serves, is gone: bring it back, or publish with \`--allow-lost-routes\` when that is meant.`,
  )
}

/** Entries that live site data takes from this remote. One that leads to another's pages is as good as none. */
function lostOfferReasons({ candidate, live, next, stands, taken, allowLostRoutes }: Contract) {
  if (allowLostRoutes) return []
  const { remote } = candidate
  const isOffered = ({ offers = {} }: Offering, { prefixes }: Examination, name: string) =>
    Object.hasOwn(offers, name) && prefixes[remote]?.includes(offers[name]?.to.split('/')[1] ?? '')
  return taken
    .filter((offer) => offer.startsWith(`${remote}/`))
    .map((offer) => offer.slice(remote.length + 1))
    .filter((name) => isOffered(stands, live, name) && !isOffered(candidate, next, name))
    .map(
      (name) =>
        `The navigation shows \`${name}\`, which it does not offer any more for pages of its own: offer it as before, or publish with \`--allow-lost-routes\` when that is meant.`,
    )
}

/** Slots of this remote that loaded before. */
function slotReasons({ candidate: { remote }, live, next }: Contract): string[] {
  return Object.entries(live.slots)
    .filter(([slot, error]) => slot.startsWith(`${remote}/`) && error === null)
    .filter(([slot]) => next.slots[slot] != null)
    .map(([slot]) => {
      const users = quoteList(usersOf(slot, next).map(({ path }) => path))
      return `The slot \`${slot}\`, shown on ${users}, does not load any more (${next.slots[slot]}): expose it as before.`
    })
}
