import { mapAtOnce } from '../../map-at-once.ts'
import type { SiteData, SiteItem } from '../../site-data/site-data.ts'

/** Address → where it stands, for people. */
type Links = ReadonlyMap<string, string>

/** Every address that a site leads to. */
export function linksOf(resolved: SiteData, { notice }: Pick<SiteData, 'notice'>): Links {
  const { header, getStarted, footer, legal, lost, labels } = resolved
  const links = new Map<string, string>()
  const add = (to: string, where: string) => links.has(to) || links.set(to, where)
  const addAll = (items: readonly SiteItem[], where: string) => {
    for (const item of items) if ('to' in item) add(item.to, `'${item.label}' in ${where}`)
  }
  for (const entry of header)
    if ('links' in entry) addAll(entry.links, `the header's menu '${entry.label}'`)
    else add(entry.to, `'${entry.label}' in the header`)
  add(getStarted.to, `'${getStarted.label}', which ends the mobile menu`)
  for (const { label, links: items } of footer) addAll(items, `the footer's list '${label}'`)
  add(legal.to, `'${legal.label}' in the footer`)
  addAll(lost, 'the 404 page')
  for (const [to, label] of Object.entries(labels)) add(to, `the breadcrumb '${label}'`)
  if (notice?.link) add(notice.link.to, `'${notice.link.label}' in the notice`)
  return links
}

/** `<remote>/<name>` of everything that site data takes from remotes. */
export function offersOf({ header, footer, lost }: SiteData): string[] {
  const items = [...header, ...footer].flatMap((entry) => ('links' in entry ? entry.links : []))
  return [...items, ...lost].flatMap((item) => ('offer' in item ? item.offer : []))
}

/** Longer than the shell gives a page: it has deadlines of its own. */
const deadlineMs = 20_000
const atOnce = 4

/** Links that lead to no page, or past it. */
export async function linkReasons(url: string, links: Links): Promise<string[]> {
  const reasons = await mapAtOnce(links, atOnce, async ([to, where]) => {
    const fault = await faultOf(url, to)
    return fault ? [`${where}: \`${to}\` ${fault}`] : []
  })
  return reasons.flat()
}

async function faultOf(url: string, to: string): Promise<string | null> {
  try {
    const response = await fetch(url + to, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    })
    await response.arrayBuffer()
    if (response.status === 200) return null
    if (response.status === 404) return 'is no page (404): mend the address, or leave the link out.'
    if (response.status < 300 || response.status >= 400) return `answered ${response.status}.`
    const target = URL.parse(response.headers.get('location') ?? '', url)
    return `redirects to \`${target?.href.replace(url, '') ?? '?'}\`: name that.`
  } catch (error) {
    return `did not answer (${(error as Error).message}).`
  }
}
