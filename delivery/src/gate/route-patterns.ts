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
export function isPlain(path: string): boolean {
  return !/[:*]/.test(path)
}

/** The pattern that the router picks for an address, or null when none fits. */
export function bestPattern(patterns: readonly string[], address: string): string | null {
  const fitting = patterns
    .flatMap((pattern) => variantsOf(pattern).map((variant) => ({ pattern, variant })))
    .filter(({ variant }) => fits(variant, address))
    .sort((a, b) => scoreOf(b.variant) - scoreOf(a.variant))
  return fitting[0]?.pattern ?? null
}

function fits(variant: string, address: string): boolean {
  const wanted = variant.split('/').filter(Boolean)
  const given = address.split('/').filter(Boolean)
  const isOpen = wanted.at(-1) === '*'
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return false
  return wanted.every(
    (segment, index) => segment === '*' || segment.startsWith(':') || segment === given[index],
  )
}

/** React Router's ranking (`computeScore` in its `router/utils.ts`). */
function scoreOf(variant: string): number {
  const segments = variant.split('/').filter(Boolean)
  const scores = segments.map((segment) => {
    if (segment === '*') return -2
    return segment.startsWith(':') ? 3 : 10
  })
  return segments.length + scores.reduce((sum, score) => sum + score, 0)
}
