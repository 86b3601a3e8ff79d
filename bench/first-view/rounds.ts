/**
 * Measures each candidate once a round, in an order that turns round every time, so that a slow moment of the machine and
 * a place in the order meet all alike. What was measured in the same round belongs together.
 *
 * @returns the views by candidate, in the order of the rounds
 */
export async function measureInRounds<T>(
  names: readonly string[],
  rounds: number,
  measure: (name: string) => Promise<T>,
): Promise<Record<string, T[]>> {
  const views: Record<string, T[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 ? names.toReversed() : names)
      views[name]?.push(await measure(name))
  return views
}
