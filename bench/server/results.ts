import { median } from '../figures/statistics.ts'
import type { Load } from './load.ts'

/** One figure of each round. */
export const valuesOf = (runs: readonly Load[] = [], figure: keyof Load): number[] =>
  runs.map((run) => run[figure])

export const medianOf = (runs: readonly Load[], figure: keyof Load): number =>
  median(valuesOf(runs, figure))

/** `1 connection`, `25 connections` */
export const connectionsOf = (count: string): string =>
  `${count} connection${count === '1' ? '' : 's'}`
