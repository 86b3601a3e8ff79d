/** What a page view fetches; bytes as they are transferred, compressed with brotli. */
export interface PageWeight {
  scriptBytes: number
  styleBytes: number
  requests: number
}

/** The whole page, and the part of it that comes from the candidate. */
export interface PageWeights {
  page: PageWeight
  remote: PageWeight
}

export interface ReleaseLimits {
  browserFileBytes: number
  totalBytes: number
}

/**
 * Limits of a release as it is stored. The largest file for browsers is the reader of resources' markdown with 180.5 kB,
 * plus 10 %. A shell keeps up to forty releases in memory, which the total holds at 120 MB.
 */
export const releaseLimits: ReleaseLimits = { browserFileBytes: 199_000, totalBytes: 3_000_000 }

/**
 * Limits of a first page view: the largest figures of the three remotes on 2026-11-22, plus 10 %. Whole pages: scripts
 * and requests of `/services/technical-interview` (131.1 kB, 37), styles of `/` (9.8 kB). Own parts: scripts of
 * `/glossary` (11.3 kB), requests of `/services/:serviceSlug` (19). Own styles are 0.7 kB at most; their limit leaves
 * room for a component.
 */
export const pageLimits: PageWeights = {
  page: { scriptBytes: 144_000, styleBytes: 10_800, requests: 41 },
  remote: { scriptBytes: 12_400, styleBytes: 2_000, requests: 21 },
}

const measures = {
  scriptBytes: { noun: 'of JavaScript', format: kilobytes },
  styleBytes: { noun: 'of CSS', format: kilobytes },
  requests: { noun: 'requests', format: String },
} as const

/** @param weights address → what it weighs */
export function budgetReasons(
  weights: ReadonlyMap<string, PageWeights>,
  limits: PageWeights = pageLimits,
): string[] {
  return [...weights].flatMap(([address, weight]) =>
    (['page', 'remote'] as const).flatMap((part) => {
      const who = part === 'page' ? 'takes' : 'takes for its own part'
      return (Object.keys(measures) as (keyof PageWeight)[])
        .filter((measure) => weight[part][measure] > limits[part][measure])
        .map((measure) => {
          const { noun, format } = measures[measure]
          return `\`${address}\` ${who} ${format(weight[part][measure])} ${noun}; the limit is ${format(limits[part][measure])}: load a part of it when it is used, or agree on another limit in \`delivery/src/gate/budgets.ts\`.`
        })
    }),
  )
}

/** The largest figures of several pages. */
export function largestOf(weights: Iterable<PageWeights>): PageWeights {
  const all = [...weights]
  const largest = (part: keyof PageWeights): PageWeight => ({
    scriptBytes: Math.max(0, ...all.map((weight) => weight[part].scriptBytes)),
    styleBytes: Math.max(0, ...all.map((weight) => weight[part].styleBytes)),
    requests: Math.max(0, ...all.map((weight) => weight[part].requests)),
  })
  return { page: largest('page'), remote: largest('remote') }
}

/** Bytes for people, in kilobytes of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
