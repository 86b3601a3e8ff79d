/** The rows of a page's tables as they are read, without their heads: a drawing in a cell is not. */
export function rowsOf(html: string): string[][] {
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      cell
        .replace(/<svg.*?<\/svg>/gs, '')
        .replace(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' '),
    ),
  )
  return rows.slice(1)
}
