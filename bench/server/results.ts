import { median } from '../figures/statistics.ts'
import type { Run } from '../running/machine.ts'
import type { Load } from './load.ts'

export interface ServerResults extends Run {
  page: { path: string; bytes: number }
  /** A file that the same server sends, about as large. */
  file: { path: string; bytes: number }
  /** By connections, then by target: each round's figures. */
  loads: Record<number, Record<string, Load[]>>
}

/** One figure of each round. */
export const valuesOf = (runs: readonly Load[] = [], figure: keyof Load): number[] =>
  runs.map((run) => run[figure])

export const medianOf = (runs: readonly Load[], figure: keyof Load): number =>
  median(valuesOf(runs, figure))

/** `1 connection`, `25 connections` */
export const connectionsOf = (count: string): string =>
  `${count} connection${count === '1' ? '' : 's'}`
