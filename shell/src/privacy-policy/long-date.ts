const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO day in words: `2026-11-21` → `November 21, 2026`. */
export function longDate(isoDay: string): string {
  return format.format(new Date(isoDay))
}
