/**
 * What may be spent in a second, and comes back as time goes by.
 *
 * @param now milliseconds
 * @returns spends; tells whether there was as much
 */
export function budgetOfSecond(most: number, now = () => performance.now()) {
  let left = most
  let at = now()
  return (amount: number): boolean => {
    const current = now()
    left = Math.min(most, left + ((current - at) / 1_000) * most) - amount
    at = current
    return left >= 0
  }
}
