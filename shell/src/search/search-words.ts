/** Longest question that is looked at, in characters. */
export const maxQueryLength = 100

/** What was found, in words. */
export function countText(
  { shown, total }: { shown: number; total: number },
  query: string,
): string {
  if (total === 0) return `Nothing found for “${query}”`
  const results = total === 1 ? '1 result' : `${total} results`
  return shown < total ? `${results}, the best ${shown} shown` : results
}

/** Address of the page with all results. */
export const resultsPath = (query: string) => `/search?${new URLSearchParams({ q: query })}`
