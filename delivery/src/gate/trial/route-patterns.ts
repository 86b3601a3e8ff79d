import { matchRoutes } from 'react-router'
import type { ExaminedPage } from './examination.ts'

/**
 * The addresses that a pattern stands for, without its optional parts and with them:
 * `/case-studies/:study?` → `/case-studies`, `/case-studies/:study`.
 */
export function variantsOf(pattern: string): string[] {
  const segments = pattern.split('/').filter(Boolean)
  const paths = segments.reduce<string[]>(
    (variants, segment) =>
      segment.endsWith('?')
        ? [...variants, ...variants.map((path) => `${path}/${segment.slice(0, -1)}`)]
        : variants.map((path) => `${path}/${segment}`),
    [''],
  )
  return paths.map((path) => path || '/')
}

/** True when an address can be written down without knowing any data. */
export const isPlain = (path: string): boolean => !/[:*]/.test(path)

/** The pattern that the router picks for an address, or null when none fits. */
export function bestPattern(patterns: readonly string[], address: string): string | null {
  const routes = patterns.map((path) => ({ path }))
  return matchRoutes(routes, address)?.at(-1)?.route.path ?? null
}

/** What pages of before stand for, and no page of now. */
export function lostVariants(before: readonly ExaminedPage[], now: readonly ExaminedPage[]) {
  const patterns = now.map(({ path }) => path)
  return before
    .flatMap(({ path }) => variantsOf(path))
    .filter((path) => bestPattern(patterns, path) === null)
}
