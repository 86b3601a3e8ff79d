import type { Context } from 'hono'

/** Has some work done, or answers with a refusal. As a middleware it guards whatever comes next. */
export type Admit = <T>(c: Context, work: () => Promise<T>) => Promise<T | Response>

/** Admits what both admit; the second is asked only then. */
export const both =
  (first: Admit, second: Admit): Admit =>
  (c, work) =>
    first(c, () => second(c, work))
