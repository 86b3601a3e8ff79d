import type { SiteData, SiteItem, SiteMenu } from 'delivery'

/** The navigation, which is what is edited here; as it is typed, nothing of it needs to be right. */
export type Draft = Pick<SiteData, 'header' | 'getStarted' | 'footer' | 'legal' | 'lost'>

/** Fields of a form that are read: the largest navigation has 1,100. */
const maxFields = 1_600

const fieldName =
  /^((header|footer|lost)\.\d\d?(\.links\.\d\d?)?\.(label|to|note|offer)|(getStarted|legal)\.(label|to|note))$/

interface Tree {
  [key: string]: Tree | string
}

/** A form's fields, by places like `header.0.links.2.label`, as a navigation; null when there are too many. */
export function readDraft(fields: Record<string, string>): Draft | null {
  const given = Object.entries(fields).filter(([name]) => fieldName.test(name))
  if (given.length > maxFields) return null
  const tree: Tree = {}
  for (const [name, value] of given) {
    const keys = name.split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce((node, key) => (node[key] ??= {}) as Tree, tree)
    parent[last] = value.trim()
  }
  return {
    header: listOf(tree['header']).map(entryOf) as Draft['header'],
    getStarted: itemOf(tree['getStarted']) as Draft['getStarted'],
    footer: listOf(tree['footer']).map(entryOf) as Draft['footer'],
    legal: itemOf(tree['legal']) as Draft['legal'],
    lost: listOf(tree['lost']).map(itemOf),
  }
}

/** In the order of their numbers, whatever the form's. */
const listOf = (tree: Tree | string = {}) => Object.values(tree) as Tree[]

const entryOf = (node: Tree): SiteItem | SiteMenu =>
  'to' in node || 'offer' in node
    ? itemOf(node)
    : { label: String(node['label'] ?? ''), links: listOf(node['links']).map(itemOf) }

function itemOf(tree: Tree | string = {}): SiteItem {
  const { offer, label = '', to = '', note } = tree as Record<string, string>
  if (offer !== undefined) return { offer }
  return { label, to, ...(note && { note }) }
}

const verbs =
  /^(up|down|remove|link|menu|offer) ((?:header|footer|lost)(?:\.\d\d?(?:\.links(?:\.\d\d?)?)?)?)$/

const fresh: Record<string, () => SiteItem | SiteMenu> = {
  link: () => ({ label: '', to: '' }),
  menu: () => ({ label: '', links: [] }),
  offer: () => ({ offer: '' }),
}

/**
 * A navigation after a press, such as `up header.1` or `link header.1.links`.
 *
 * @returns also where the next thing is done: a field's place, or another press
 */
export function edited(draft: Draft, press: string): { draft: Draft; focus: string } {
  const [, verb = '', place = ''] = verbs.exec(press) ?? []
  const next = structuredClone(draft)
  const make = fresh[verb]
  const keys = place.split('.')
  const index = make ? 0 : Number(keys.pop())
  const list = keys.reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], next)
  if (!Array.isArray(list)) return { draft, focus: '' }
  if (make) {
    const at = list.push(make()) - 1
    return { draft: next, focus: `${place}.${at}.${verb === 'offer' ? 'offer' : 'label'}` }
  }
  const [moved] = list.splice(index, 1) as unknown[]
  if (moved === undefined) return { draft, focus: '' }
  const to = { up: index - 1, down: index + 1 }[verb] ?? index
  const at = Math.max(0, Math.min(to, verb === 'remove' ? list.length - 1 : list.length))
  if (verb !== 'remove') list.splice(at, 0, moved)
  const isAtEnd = at === (verb === 'up' ? 0 : list.length - 1)
  const same = verb !== 'remove' && isAtEnd ? { up: 'down', down: 'up' }[verb] : verb
  const focus = list.length > 0 ? `${same} ${keys.join('.')}.${at}` : `add ${keys.join('.')}`
  return { draft: next, focus }
}
