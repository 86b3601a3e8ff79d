import type { PageFacts } from './crawler-page.ts'

/** What is wrong with the head, the heading and the trail of the page at an address. */
export function checkPage(page: PageFacts, address: string): string[] {
  return [...checkHead(page, address), ...checkSocialTags(page, address), ...checkTrail(page)]
}

const descriptionLength = { least: 50, most: 160 }

function* checkHead(page: PageFacts, address: string): Generator<string> {
  if (page.language !== 'en') yield `lang is '${page.language}'`
  if (page.headings.length !== 1 || !page.headings[0]) yield `${page.headings.length} h1`
  if (page.titles.length !== 1 || !page.titles[0]) yield `${page.titles.length} titles`
  const { canonicals } = page
  if (canonicals.length !== 1 || canonicals[0] !== new URL(address).href)
    yield `canonical is ${canonicals.join(' and ') || 'missing'}`
  if (page.metas['robots']) yield `robots is ${page.metas['robots'].join()}`

  const [description = ''] = page.metas['description'] ?? []
  const { least, most } = descriptionLength
  // The specification writes the description of a role in a location: the role's own and a sentence.
  const isWrittenForUs = /\/roles\/[^/]+\/[^/]+$/.test(address)
  if (description.length < least || (description.length > most && !isWrittenForUs))
    yield `a description of ${description.length} characters: ${description}`
}

function* checkSocialTags({ metas, titles }: PageFacts, address: string): Generator<string> {
  const { origin, pathname, href } = new URL(address)
  const image = `${origin}/og${pathname === '/' ? '/home' : pathname}.png`
  const [title = ''] = titles
  const [description = ''] = metas['description'] ?? []
  const wanted: Record<string, string | RegExp> = {
    'og:title': title,
    'og:description': description,
    'og:url': href,
    'og:type': /^(website|article)$/,
    'og:site_name': /./,
    'og:locale': 'en_GB',
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': /./,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': /./,
  }
  for (const [name, value] of Object.entries(wanted)) {
    const found = metas[name] ?? []
    const isRight = typeof value === 'string' ? found[0] === value : value.test(found[0] ?? '')
    if (found.length !== 1 || !isRight) yield `${name} is ${found.join(' and ') || 'missing'}`
  }
}

/** The trail that search engines are told is the one that visitors see; a page without one tells of none. */
function* checkTrail({ trail, nodes }: PageFacts): Generator<string> {
  const told = nodes
    .filter((node) => node['@type'] === 'BreadcrumbList')
    .map(({ itemListElement }) =>
      (itemListElement as { name: string; item: string }[]).map(({ name, item }) => ({
        name,
        address: item,
      })),
    )
  const seen = trail.length > 0 ? [trail] : []
  if (JSON.stringify(told) !== JSON.stringify(seen))
    yield `breadcrumbs ${JSON.stringify(told)}, but the page shows ${JSON.stringify(seen)}`
}

/** One problem for every title or description that an earlier page has too. */
export function duplicates(pages: ReadonlyMap<string, PageFacts>): string[] {
  const problems: string[] = []
  for (const read of [titleOf, descriptionOf]) {
    const owners = new Map<string, string>()
    for (const [address, page] of pages) {
      const text = read(page)
      const owner = owners.get(text)
      if (owner) problems.push(`${address}: says '${text}' like ${owner}`)
      owners.set(text, owner ?? address)
    }
  }
  return problems
}

const titleOf = ({ titles }: PageFacts) => titles[0] ?? ''
const descriptionOf = ({ metas }: PageFacts) => metas['description']?.[0] ?? ''

/** Addresses that a visitor gets to from the home page by links alone, without what follows `#`. */
export function reachable(pages: ReadonlyMap<string, PageFacts>, start: string): Set<string> {
  const reached = new Set([start])
  for (const address of reached)
    for (const link of pages.get(address)?.links ?? []) reached.add(withoutHash(link))
  return reached
}

/** Links whose target is on no element of the page that they lead to; `#top` is every page's own. */
export function deadFragments(pages: ReadonlyMap<string, PageFacts>): string[] {
  return [...pages].flatMap(([address, { links }]) =>
    [...new Set(links)].flatMap((link) => {
      const id = decodeURIComponent(new URL(link).hash.slice(1))
      const target = pages.get(withoutHash(link))
      return id && id !== 'top' && target && !target.ids.includes(id)
        ? [`${address}: nothing at ${link}`]
        : []
    }),
  )
}

function withoutHash(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}
