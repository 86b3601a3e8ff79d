import type { SiteData } from 'delivery'

/** The navigation, which is what is edited here; as it is typed, nothing of it needs to be right. */
export type Draft = Pick<SiteData, 'header' | 'getStarted' | 'footer' | 'legal' | 'lost'>

/** Fields of a form that are read: the largest navigation has 1,100. */
const maxFields = 1_600
const fieldName =
  /^((header|footer|lost)\.\d\d?(\.links\.\d\d?)?\.(label|to|note|offer)|(getStarted|legal)\.(label|to|note))$/
const editing =
  /^(up|down|remove|link|menu|offer) ((?:header|footer|lost)(?:\.\d\d?(?:\.links(?:\.\d\d?)?)?)?)$/
const fresh = { link: { label: '', to: '' }, menu: { label: '', links: [] }, offer: { offer: '' } }

interface Tree {
  [key: string]: Tree | string
}

/** A form's fields, by places like `header.0.links.2.label`, as a navigation; what is too much is left out. */
export function readDraft(fields: Record<string, string>): Draft {
  const tree: Tree = { header: {}, getStarted: {}, footer: {}, legal: {}, lost: {} }
  const given = Object.entries(fields).filter(([name]) => fieldName.test(name))
  for (const [name, value] of given.slice(0, maxFields)) {
    const [keys, text] = [name.split('.'), value.trim()]
    const last = keys.pop() ?? ''
    const parent = keys.reduce((node, key) => (node[key] ??= {}) as Tree, tree)
    if (text || last !== 'note') parent[last] = text
  }
  // Numbers come in their order, whatever the form's.
  const listOf = (list: Tree | string = {}): object[] =>
    Object.values(list as Record<string, Tree>).map(({ links, ...node }) =>
      'to' in node || 'offer' in node ? node : { ...node, links: listOf(links) },
    )
  const { header, footer, lost } = tree
  const lists = { header: listOf(header), footer: listOf(footer), lost: listOf(lost) }
  return { ...tree, ...lists } as unknown as Draft
}

/**
 * A navigation after a press, such as `up header.1` or `link header.1.links`.
 *
 * @returns also where the next thing is done: a field's place, or another press
 */
export function edited(draft: Draft, press: string): { draft: Draft; focus: string } {
  const [, verb = '', place = ''] = editing.exec(press) ?? []
  const next = structuredClone(draft)
  const keys = place.split('.')
  const index = verb in fresh ? Infinity : Number(keys.pop())
  const list = keys.reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], next)
  if (!Array.isArray(list)) return { draft, focus: '' }
  const moved: unknown = list.splice(index, 1)[0] ?? structuredClone(fresh[verb as 'link'])
  if (moved === undefined) return { draft, focus: '' }
  const last = list.length - (verb === 'remove' ? 1 : 0)
  const at = Math.max(0, Math.min(index + ({ up: -1, down: 1 }[verb] ?? 0), last))
  if (verb !== 'remove') list.splice(at, 0, moved)
  const focus = `${keys.join('.')}.${at}`
  if (!(verb in fresh)) return { draft: next, focus: `${verb} ${focus}` }
  return { draft: next, focus: `${focus}.${verb === 'offer' ? 'offer' : 'label'}` }
}
