/** Each of some, round after round, in an order that turns round every time, so that what else the machine does meets all alike. */
export function* inTurns<T>(rounds: number, all: readonly T[]): Generator<T> {
  for (let round = 0; round < rounds; round++) yield* round % 2 ? all.toReversed() : all
}
