const words = /^((?:not\.)?(?:eq|neq)\.)(true|false|null)$/

/**
 * PostgREST takes `slug=eq.true` on a text column for the word; @supabase/lite (0.10) takes it for a boolean and
 * refuses. In quotes it is the word for both.
 *
 * @param booleans names of the columns that really are boolean
 */
export function quoteWords(request: Request, booleans: ReadonlySet<string>): Request {
  const url = new URL(request.url)
  let isChanged = false
  for (const [name, value] of [...url.searchParams]) {
    const column = name.split('.').at(-1) ?? name
    const match = words.exec(value)
    if (!match || booleans.has(column)) continue
    url.searchParams.set(name, `${match[1]}"${match[2]}"`)
    isChanged = true
  }
  return isChanged ? new Request(url, request) : request
}
