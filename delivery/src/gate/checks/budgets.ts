import type { SiteLimits } from '../../site-data/site-limits.ts'

/**
 * What a page view fetches: the whole page, and the part of it that comes from the candidate. Bytes are as they are transferred,
 * compressed with brotli.
 */
export type PageWeights = SiteLimits['page']
export type PageWeight = PageWeights['page']

/** Bytes for people, in kilobytes of 1000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const measures = {
  scriptBytes: { noun: 'of JavaScript', format: kilobytes },
  styleBytes: { noun: 'of CSS', format: kilobytes },
  requests: { noun: 'requests', format: String },
} as const

export function budgetReasons(
  pages: readonly { address: string; weights: PageWeights }[],
  limits: PageWeights,
): string[] {
  return pages.flatMap(({ address, weights: weight }) =>
    (['page', 'remote'] as const).flatMap((part) => {
      const who = part === 'page' ? 'takes' : 'takes for its own part'
      return (Object.keys(measures) as (keyof PageWeight)[])
        .filter((measure) => weight[part][measure] > limits[part][measure])
        .map((measure) => {
          const { noun, format } = measures[measure]
          return `\`${address}\` ${who} ${format(weight[part][measure])} ${noun}; the limit is ${format(limits[part][measure])}: load a part of it when it is used, or ${askForLimit(`page.${part}.${measure}`)}.`
        })
    }),
  )
}

/** Who changes a limit, and where; the shell team needs no deployment for it. */
export const askForLimit = (name: string) =>
  `ask the shell team to raise \`limits.${name}\` in its site data (\`npm run delivery -- publish site --file site.json\`)`

/** The largest figures of several pages. */
export function largestOf(all: readonly PageWeights[]): PageWeights {
  const largest = (part: keyof PageWeights): PageWeight => ({
    scriptBytes: Math.max(0, ...all.map((weight) => weight[part].scriptBytes)),
    styleBytes: Math.max(0, ...all.map((weight) => weight[part].styleBytes)),
    requests: Math.max(0, ...all.map((weight) => weight[part].requests)),
  })
  return { page: largest('page'), remote: largest('remote') }
}
