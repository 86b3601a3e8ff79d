import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { SearchEntry } from 'shared-ui/contract'
import { otherWords } from './other-words-content.ts'
import { maxQueryLength } from './search-words.ts'

/** Results of one kind, the best first. */
export interface SearchGroup {
  kind: string
  entries: SearchEntry[]
}

/** Words of a question beyond these are not looked at. */
const maxWords = 8

/**
 * What a visitor's words find, grouped by kind, the group of the best result first. Words match by their beginning and
 * with a slip in them; those with two slips, and those with only some of the words, come when there is nothing better.
 */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchGroup[] {
  const words = query.slice(0, maxQueryLength).normalize('NFC')
  const found = hitsOf(engineOf(entries), words).flatMap(({ id }) => entries[id as number] ?? [])
  const groups = new Map<string, SearchEntry[]>()
  for (const entry of found) groups.set(entry.kind, [...(groups.get(entry.kind) ?? []), entry])
  return [...groups].map(([kind, entries]) => ({ kind, entries }))
}

/** A short word with a slip is another word. */
const slips = (word: string): number | false => word.length > 4 && 1

/** Two letters in the wrong order count as two slips. */
const upToTwoSlips = (word: string) => slips(word) && 2

const attempts: readonly SearchOptions[] = [
  { combineWith: 'AND', fuzzy: slips },
  { combineWith: 'AND', fuzzy: upToTwoSlips },
  { combineWith: 'OR', fuzzy: upToTwoSlips },
]

/** Of what has only some of the words, what scores less than so much of the best has those that many pages have. */
const leastShare = 0.1

function hitsOf(engine: MiniSearch, words: string): SearchResult[] {
  for (const options of attempts) {
    const hits = engine.search(words, options)
    const least = (hits[0]?.score ?? 0) * (options.combineWith === 'OR' ? leastShare : 0)
    if (hits.length > 0) return hits.filter(({ score }) => score > least)
  }
  return []
}

const engines = new WeakMap<readonly SearchEntry[], MiniSearch>()

function engineOf(entries: readonly SearchEntry[]): MiniSearch {
  const known = engines.get(entries)
  if (known) return known
  const engine = new MiniSearch({
    fields: ['title', 'kind', 'text', 'others'],
    tokenize: wordsOf,
    processTerm: plain,
    searchOptions: {
      boost: { title: 5, others: 4 },
      prefix: true,
      tokenize: (text) => wordsOf(text).slice(0, maxWords),
    },
  })
  engine.addAll(entries.map((entry, id) => ({ ...entry, id, others: othersOf(entry) })))
  engines.set(entries, engine)
  return engine
}

function othersOf({ kind, title }: SearchEntry): string {
  const own = ` ${plain(`${kind} ${title}`)}`
  const found = Object.keys(otherWords).filter((words) => own.includes(` ${words}`))
  return found.map((words) => otherWords[words]).join(' ')
}

/** 'Node.js' is found as `node`, as `js` and as `nodejs`; 'C++' and 'C#' keep their signs. */
function wordsOf(text: string): string[] {
  return text.split(/[\s–—]+/u).flatMap((chunk) => {
    const parts = chunk.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean)
    return parts.length > 1 ? [...parts, parts.join('')] : parts
  })
}

/** Without accents and capitals. */
const plain = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
