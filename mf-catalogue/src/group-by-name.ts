/** Things under a name of theirs, in alphabetical order; unnamed ones come last. */
export function groupByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | null,
  unnamed = 'Other',
): [name: string, items: Item[]][] {
  const groups = Map.groupBy(items, (item) => nameOf(item) ?? unnamed)
  return [...groups].toSorted(([one], [other]) => {
    if (one === unnamed || other === unnamed) return one === unnamed ? 1 : -1
    return one < other ? -1 : 1
  })
}
