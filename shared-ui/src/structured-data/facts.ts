import type { Thing, WithContext } from 'schema-dts'
import type { Site } from '../site.tsx'

/** What every node says of the firm. */
export type Firm = Pick<Site, 'name' | 'url'>

type Absent = null | undefined

/** A fact that is missing or cannot be true. */
class InvalidFact extends Error {}

/** The node, or null when a fact that it needs is missing, or one that it was given cannot be true. */
export function nodeOrNull<Kind extends Thing>(
  build: () => Exclude<Kind, string>,
): WithContext<Kind> | null {
  try {
    return { '@context': 'https://schema.org', ...(build() as object) } as WithContext<Kind>
  } catch (error) {
    if (error instanceof InvalidFact) return null
    throw error
  }
}

/** Reads a fact that may be absent; one that is there must be valid. Blank text counts as absent. */
export function optional<Value, Read>(
  read: (value: Value) => Read,
  value: Value | Absent,
): Read | undefined {
  if (value === null || value === undefined) return undefined
  return typeof value === 'string' && value.trim() === '' ? undefined : read(value)
}

export function text(value: string | Absent): string {
  const trimmed = value?.trim()
  return trimmed || refuse()
}

/** The texts that say something, each once; absent when none does. */
export function texts(values: readonly string[]): string[] | undefined {
  const spoken = [...new Set(values.map((value) => value.trim()).filter(Boolean))]
  return spoken.length > 0 ? spoken : undefined
}

const isoDate =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/

/** An ISO 8601 day or moment of a day that there was. */
export function date(value: string | Absent): string {
  const [, year, month, day] = isoDate.exec(value ?? '') ?? []
  if (!value || Number.isNaN(Date.parse(value))) return refuse()
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return time.getUTCMonth() === Number(month) - 1 ? value : refuse()
}

/** Refuses two dates in the wrong order. */
export function inOrder(earlier: string | undefined, later: string | undefined): void {
  if (earlier && later && Date.parse(later) < Date.parse(earlier)) refuse()
}

/** The absolute address of a path of the site, or of an address on the web. */
export function address(firm: Firm, path: string): string {
  try {
    const { href, protocol } = new URL(path || 'none:', firm.url)
    return /^https?:$/.test(protocol) ? href : refuse()
  } catch {
    return refuse()
  }
}

export function numberWithin(value: number, least: number, most: number): number {
  return Number.isFinite(value) && value >= least && value <= most ? value : refuse()
}

/** A list with at least `least` members. */
export function listOf<Item>(items: readonly Item[], least = 1): readonly Item[] {
  return items.length >= least ? items : refuse()
}

export function oneOf<Choice extends string>(choices: readonly Choice[], value: string): Choice {
  return choices.find((choice) => choice === value) ?? refuse()
}

/** Minutes of a day, `08:00` to `23:59`. */
export function timeOfDay(value: string): string {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : refuse()
}

export function refuse(): never {
  throw new InvalidFact()
}
