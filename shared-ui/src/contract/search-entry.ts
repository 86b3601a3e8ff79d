import * as v from 'valibot'

/** One page as the site's search knows it. */
export interface SearchEntry {
  /** Heads its group among the results, for example `Technologies`. */
  kind: string
  title: string
  /** Under a prefix that the remote owns. */
  path: string
  /** What the page is about, as plain text; the search shows its beginning. */
  text: string
}

const label = v.pipe(v.string(), v.minLength(1))

const searchEntriesSchema = v.array(
  v.object({
    kind: label,
    title: label,
    path: v.pipe(v.string(), v.regex(/^\/[a-z0-9]/)),
    text: v.string(),
  }),
)

/**
 * Checks what a remote's `searchEntries` answered.
 *
 * @throws {Error} naming the remote and the first thing that does not fit the contract
 */
export function parseSearchEntries(remote: string, entries: unknown): SearchEntry[] {
  const result = v.safeParse(searchEntriesSchema, entries)
  if (result.success) return result.output
  const issue = result.issues[0]
  const where = v.getDotPath(issue) ?? 'entries'
  throw new Error(`Remote '${remote}' breaks the contract of search at ${where}: ${issue.message}`)
}
