import type { SearchEntry } from 'shared-ui/contract'
import { once } from '../once.ts'

/** Where the browser finds the index. */
export const searchIndexPath = '/search-index.json'

type ReadSearchIndex = () => Promise<readonly SearchEntry[]>

const loading = new Map<string, ReturnType<ReadSearchIndex>>()

let read: ReadSearchIndex = () => once(loading, searchIndexPath, fetchSearchIndex)

/** The server has the index at hand; called once, when it starts. */
export function configureSearchIndex(reader: ReadSearchIndex): void {
  read = reader
}

/** Everything that can be found. Rejects when the index does not come; a later call asks again. */
export const readSearchIndex = (): Promise<readonly SearchEntry[]> => read()

async function fetchSearchIndex(): Promise<readonly SearchEntry[]> {
  const answer = await fetch(searchIndexPath)
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`)
  const { entries } = (await answer.json()) as { entries: SearchEntry[] }
  return entries
}
