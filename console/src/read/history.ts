import { inEffect, recordOf, type VerifiedChange } from 'delivery'

/** What a history can be narrowed to. */
export const facets = ['remote', 'author', 'action'] as const
type Facet = (typeof facets)[number]
export type Filter = Partial<Record<Facet, string>>

export const matching = (changes: readonly VerifiedChange[], filter: Filter): VerifiedChange[] =>
  changes.filter((change) =>
    facets.every((facet) => !filter[facet] || change[facet] === filter[facet]),
  )

/** What a filter can be set to. */
export const choicesOf = (changes: readonly VerifiedChange[], facet: Facet): string[] =>
  [...new Set(changes.map((change) => change[facet]))].sort()

/** What visitors got of each remote from a change on until the next. */
export type Moment = NonNullable<ReturnType<typeof momentOf>>

/** @param history all of it, the newest first */
export function momentOf(history: readonly VerifiedChange[], sequence: number) {
  const until = inEffect(history.filter((change) => change.sequence <= sequence).toReversed())
  const change = until.at(-1)
  if (change?.sequence !== sequence) return null
  const names = [...new Set(until.map(({ remote }) => remote))].sort()
  const remotes = names.flatMap((name) => {
    const record = recordOf(until.filter(({ remote }) => remote === name))
    return record ? [{ name, record, isChanged: name === change.remote }] : []
  })
  return { change, remotes }
}
