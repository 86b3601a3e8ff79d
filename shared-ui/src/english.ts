/**
 * English without `Intl`: the first formatter or collator that a page makes holds a telephone up for about 150 ms, which
 * is longer than React takes for the whole page.
 */

const months =
  'January February March April May June July August September October November December'.split(' ')

/** An ISO day or timestamp in words, in UTC: `2026-11-21` → `November 21, 2026`; null for what is no date. */
export function longDate(timestamp: string | null): string | null {
  const date = new Date(timestamp ?? NaN)
  if (Number.isNaN(date.getTime())) return null
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** Sorts as an index does, whatever the case: `AI` before `Backend`, `iOS` before `Kotlin`. */
export function alphabetically(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  return first < second ? -1 : Number(first > second)
}

/** The first letter large: `mid-level` → `Mid-level`. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Things under a name of theirs, in alphabetical order; unnamed ones come last. */
export function groupByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | null,
  unnamed = 'Other',
): [name: string, items: Item[]][] {
  // In the kit, where it is no request of its own; not `Map.groupBy`, which Safari has from 17.4 on and no build adds.
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item) ?? unnamed
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return [...groups].toSorted(([one], [other]) => {
    if (one === unnamed || other === unnamed) return one === unnamed ? 1 : -1
    return one < other ? -1 : 1
  })
}
