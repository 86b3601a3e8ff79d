import { useEffect, useMemo, useState } from 'react'
import type { SearchEntry } from 'shared-ui/contract'
import { findEntries, type SearchGroup } from './find-entries.ts'
import { readSearchIndex } from './search-index.ts'

/** At most this many of a kind under the field; the search page has all. */
const perKind = 5

export interface Found {
  groups: SearchGroup[]
  /** How many are shown, and how many there are. */
  shown: number
  total: number
}

export type Search =
  | { status: 'loading' | 'ready'; found: Found | null }
  | { status: 'failed'; retry: () => void }

/** Finds while a visitor types; `found` is null as long as there is nothing to look for, or nothing to look in. */
export function useSearch(query: string): Search {
  const [entries, setEntries] = useState<readonly SearchEntry[] | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    readSearchIndex().then(
      (index) => isCurrent && setEntries(index),
      (error: unknown) => {
        console.error('The search index did not load', error)
        if (isCurrent) setEntries('failed')
      },
    )
    return () => void (isCurrent = false)
  }, [attempt])

  const found = useMemo(
    () => (entries && entries !== 'failed' && query ? excerpt(findEntries(entries, query)) : null),
    [entries, query],
  )

  if (entries === 'failed') {
    const retry = () => {
      setEntries(null)
      setAttempt(attempt + 1)
    }
    return { status: 'failed', retry }
  }
  return { status: entries ? 'ready' : 'loading', found }
}

function excerpt(all: SearchGroup[]): Found {
  const groups = all.map(({ kind, entries }) => ({ kind, entries: entries.slice(0, perKind) }))
  return { groups, shown: count(groups), total: count(all) }
}

function count(groups: readonly SearchGroup[]): number {
  return groups.reduce((sum, { entries }) => sum + entries.length, 0)
}
