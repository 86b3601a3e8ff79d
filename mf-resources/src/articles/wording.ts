const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `data-quality` → `Data quality`. */
export function capitalised(text: string): string {
  return withSpaces(text).replace(/^./u, (letter) => letter.toUpperCase())
}

/** `hiring-managers` → `hiring managers`. */
export function withSpaces(text: string): string {
  return text.replaceAll('-', ' ')
}

/** `January 14, 2025`, the same on the server and in every browser; null for what is no date. */
export function dateInWords(timestamp: string | null): string | null {
  const date = new Date(timestamp ?? NaN)
  return Number.isNaN(date.getTime()) ? null : longDate.format(date)
}

/** `1 minute`, `5 minutes`. */
export function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`
}
