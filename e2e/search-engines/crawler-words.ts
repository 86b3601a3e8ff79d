import type { SearchEntry } from 'shared-ui/contract'
import { defaultSite } from '../../shell/src/site/site-plan.ts'
import type { Crumb, PageFacts } from './crawler-page.ts'

/** Lighthouse's list for English: what says nothing of where a link leads. */
const genericNames = new Set([
  ...['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info'],
  ...['more information', 'right here', 'read more', 'see more', 'start', 'this'],
])

/** Links that say nothing of where they lead, and remote work written as if it were a place. */
export function* checkWords({ linkNames, text, metas }: PageFacts): Generator<string> {
  for (const name of linkNames)
    if (genericNames.has(name.toLowerCase())) yield `a link that is called '${name}'`
  const said = `${text} ${metas['description']?.join() ?? ''}`
  for (const [place] of said.matchAll(/\b\S+ (?:in|In|near|around) Remote\b/g))
    yield `'${place}', which is no place`
}

type Pages = ReadonlyMap<string, PageFacts>

/** Crumbs that call a page by another name than its remote does, or write its name smaller than it itself. */
export function wrongCrumbs(pages: Pages, entries: readonly SearchEntry[]): string[] {
  const names = new Map(entries.filter(isThing).map(({ path, title }) => [path, title]))
  return [...pages].flatMap(([address, { trail }]) =>
    trail.flatMap((crumb) => {
      const path = new URL(crumb.address).pathname
      const name = names.get(path) ?? names.get(subjectOf(path))
      if (name && !isCalled(name, crumb)) return [`${address}: '${crumb.name}' for '${name}'`]
      return isSpelledSmall(crumb, pages) ? [`${address}: '${crumb.name}' is spelled wrong`] : []
    }),
  )
}

/** Friendly labels of addresses that no page has. */
export function staleLabels(pages: Pages): string[] {
  const paths = new Set([...pages.keys()].map((address) => new URL(address).pathname))
  return Object.keys(defaultSite.content.labels).filter((path) => !paths.has(path))
}

const things = ['Services', 'Industries', 'Technologies', 'Locations', 'Roles', 'Articles']
const isThing = ({ kind }: SearchEntry) => [...things, 'Glossary'].includes(kind)

/** What a page of two subjects ends with: a role's location, an industry's service. */
const subjectOf = (path: string) =>
  path
    .replace(/^\/roles\/[^/]+\//, '/locations/')
    .replace(/^\/industries\/[^/]+(?=\/services\/)/, '')

/** A crumb leaves out what follows a title's colon. */
const isCalled = (title: string, { name }: Crumb) => title === name || title.startsWith(`${name}: `)

/** A small letter where the page itself has a capital, as `Ai` for `AI`. */
function isSpelledSmall({ name, address }: Crumb, pages: Pages): boolean {
  const { headings, titles } = pages.get(address) ?? { headings: [], titles: [] }
  const texts = [...headings, ...titles]
  if (texts.some((said) => said.includes(name))) return false
  return texts.some((said) => {
    const at = said.toLowerCase().indexOf(name.toLowerCase())
    const itself = said.slice(at, at + name.length)
    return at >= 0 && [...itself].some((letter, i) => letter !== name[i] && /\p{Lu}/u.test(letter))
  })
}
