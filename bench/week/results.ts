import { sumOf } from '../figures/statistics.ts'

/** Bytes of the week, without the first visit. */
export const totalOf = ([, ...days]: readonly number[]): number => sumOf(days)
