import { isDeepStrictEqual } from 'node:util'
import { readSiteData, siteFile, siteRemote } from 'delivery'
import type { SignedRelease, SiteData, SiteItem, SiteMenu } from 'delivery'
import { createSite, defaultSite, type SitePlan } from '../../src/site/site-plan.ts'
import type {
  NavigationEntry,
  NavigationLink,
  NavigationMenu,
  SiteContent,
} from '../../src/site/site-content.ts'
import { sha256 } from '../http/sha256.ts'
import { memoize } from '../memoize.ts'
import { isWhole } from './release-cache.ts'

/** What visitors' browsers get of released site data, at an address that no other content has. */
export interface SiteFile {
  href: string
  bytes: Uint8Array
  /** `sha256-…` of the bytes. */
  integrity: string
}

export const siteUrl = '/assets/site/'

/**
 * What a release of site data says.
 *
 * @throws {Error} one line that says what of it is wrong
 */
export const siteDataOf = memoize((release: SignedRelease): SiteData => {
  const bytes = isWhole(release) && release.files.get(siteFile)
  return readSiteData(bytes || Buffer.alloc(0))
})

/** Whether a release of site data has a notice that stands at this time, in milliseconds since 1970. */
export function hasNotice(release: SignedRelease, now: number): boolean {
  const { notice } = siteDataOf(release)
  return notice !== null && Date.parse(notice.from) <= now && now < Date.parse(notice.until)
}

type Releases = ReadonlyMap<string, SignedRelease>

/**
 * The site as these releases have it.
 *
 * @param otherwise what it is where none of them is site data
 * @param built what browsers have with the frame; null of one that does not say
 */
export function siteOfReleases(
  releases: Releases,
  { now, otherwise, built }: { now: number; otherwise: SitePlan; built: SitePlan | null },
): { plan: SitePlan; file: SiteFile | null } {
  const release = releases.get(siteRemote)
  if (!release && isDeepStrictEqual(otherwise.content, built?.content))
    return { plan: otherwise, file: null }
  const plan = release
    ? createSite(resolveSite(siteDataOf(release), releases, hasNotice(release, now)))
    : otherwise
  const bytes = Buffer.from(JSON.stringify(plan.content))
  const integrity = sha256(bytes)
  const name = Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex').slice(0, 16)
  return { plan, file: { href: `${siteUrl}${name}.json`, bytes, integrity } }
}

/**
 * Puts in what remotes offer: where a release makes no such offer, or one that leads to another's pages, the entry is left
 * out, and with its last entry a menu.
 */
export function resolveSite(data: SiteData, releases: Releases, isNoticeOn: boolean): SiteContent {
  const { format: _, limits: __, header, footer, lost, notice, ...rest } = data
  const { ownerOf } = createSite({ ...defaultSite.content, prefixes: data.prefixes })
  const linkOf = (item: SiteItem): NavigationLink[] => {
    if (!('offer' in item)) return [item]
    const [remote = '', name = ''] = item.offer.split('/')
    const offers = releases.get(remote)?.manifest.offers ?? {}
    const link = Object.hasOwn(offers, name) ? offers[name] : undefined
    return link && ownerOf(link.to) === remote ? [link] : []
  }
  const linksOf = (items: readonly SiteItem[]) => {
    const links = items.flatMap(linkOf)
    return links.filter(({ to }, index) => links.findIndex((link) => link.to === to) === index)
  }
  const filled = ({ label, links: items }: SiteMenu): NavigationMenu[] => {
    const links = linksOf(items)
    return links.length > 0 ? [{ label, links }] : []
  }
  return {
    ...rest,
    header: header.flatMap<NavigationEntry>((entry) =>
      'links' in entry ? filled(entry) : [entry],
    ),
    footer: footer.flatMap(filled),
    lost: linksOf(lost),
    notice: isNoticeOn && notice ? { text: notice.text, link: notice.link } : null,
  }
}
