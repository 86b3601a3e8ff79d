import { recordOf, type RemoteRecord, type VerifiedChange } from 'delivery'

export interface Filter {
  remote?: string | undefined
  author?: string | undefined
  action?: string | undefined
}

export const matching = (
  changes: readonly VerifiedChange[],
  { remote, author, action }: Filter,
): VerifiedChange[] =>
  changes.filter(
    (change) =>
      (!remote || change.remote === remote) &&
      (!author || change.author === author) &&
      (!action || change.action === action),
  )

/** What a filter can be set to. */
export function choicesOf(changes: readonly VerifiedChange[]) {
  const of = (key: 'remote' | 'author' | 'action') =>
    [...new Set(changes.map((change) => change[key]))].sort()
  return { remote: of('remote'), author: of('author'), action: of('action') }
}

/** What visitors got of each remote from a change on until the next. */
export interface Moment {
  change: VerifiedChange
  remotes: { name: string; record: RemoteRecord; isChanged: boolean }[]
}

/** @param history all of it, the newest first */
export function momentOf(history: readonly VerifiedChange[], sequence: number): Moment | null {
  const until = history.filter((change) => change.sequence <= sequence).toReversed()
  const change = until.at(-1)
  if (change?.sequence !== sequence) return null
  const names = [...new Set(until.map(({ remote }) => remote))].sort()
  const remotes = names.flatMap((name) => {
    const record = recordOf(until.filter(({ remote }) => remote === name))
    return record ? [{ name, record, isChanged: name === change.remote }] : []
  })
  return { change, remotes }
}
