/** Things under a name of theirs, in alphabetical order; unnamed ones come last. */
export function groupByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | null,
  unnamed = 'Other',
): [name: string, items: Item[]][] {
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
