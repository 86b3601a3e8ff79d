import * as v from 'valibot'

/** One page as the site's search shows it. */
export interface SearchEntry {
  /** Heads its group among the results, for example `Technologies`. */
  kind: string
  title: string
  path: string
  /** What the page is about, as plain text; the search shows its beginning. */
  text: string
}

/** One page that can be found: by search engines in the sitemap, and by the site's own search. */
export interface PublicPage {
  /** Under a prefix that the remote owns. */
  path: string
  /** Timestamp of the newest row that the page shows; absent where no row says. */
  changed?: string | undefined
  /** Absent where the site's search leads to the page by others. */
  search?: Omit<SearchEntry, 'path'> | undefined
}

const label = v.pipe(v.string(), v.minLength(1))

const publicPagesSchema = v.array(
  v.object({
    path: v.pipe(v.string(), v.regex(/^\/[a-z0-9]/)),
    changed: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => !Number.isNaN(Date.parse(text)), 'is no time'),
      ),
    ),
    search: v.optional(v.object({ kind: label, title: label, text: v.string() })),
  }),
)

/**
 * Checks what a remote's `publicPages` answered.
 *
 * @throws {Error} naming the remote and the first thing that does not fit the contract
 */
export function parsePublicPages(remote: string, pages: unknown): PublicPage[] {
  const result = v.safeParse(publicPagesSchema, pages, { abortEarly: true })
  if (result.success) return result.output
  const issue = result.issues[0]
  const where = v.getDotPath(issue) ?? 'pages'
  throw new Error(
    `Remote '${remote}' breaks the contract at publicPages.${where}: ${issue.message}`,
  )
}
