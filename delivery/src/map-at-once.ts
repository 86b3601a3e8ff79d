/** Does some work for each item, for a few at the same time; resolves to what came of each, in the order of the items. */
export async function mapAtOnce<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...items].entries()
  const lane = async () => {
    for (const [place, item] of waiting) results[place] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}
