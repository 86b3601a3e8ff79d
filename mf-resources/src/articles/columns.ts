/** ISO 8601 in UTC, or null. Postgres' own spelling (`2025-01-14 09:00:00+00`) is no date to every browser. */
export function toTimestamp(value: string | null): string | null {
  const date = new Date((value ?? '').replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** A list of text without blanks and repetitions; a hosted project may hold null, or worse. */
export function toDistinctTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((item) => typeof item === 'string' && item.trim() !== ''))]
}
