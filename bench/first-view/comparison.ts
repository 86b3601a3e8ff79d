import { ratioOf, type Ratio } from './ratio.ts'

/** Figures of several page views, one list for each. */
export type Series = Record<string, number[]>

/** Turns views, one after the other, into lists of each figure; a figure that a view lacks is left out. */
export function seriesOf(views: readonly object[]): Series {
  const names = [...new Set(views.flatMap((view) => Object.keys(view)))]
  const columns = names.map((name): [string, number[]] => [
    name,
    views.flatMap((view) => {
      const value: unknown = Object.entries(view).find(([key]) => key === name)?.[1]
      return typeof value === 'number' ? [toThousandths(value)] : []
    }),
  ])
  return Object.fromEntries(columns.filter(([, values]) => values.length > 0))
}

/** Each figure of ours as a multiple of a baseline's; those without a ratio are left out. */
export function compare(ours: Series, baseline: Series): Record<string, Ratio> {
  return Object.fromEntries(
    Object.entries(ours).flatMap(([name, values]) => {
      const ratio = ratioOf(values, baseline[name] ?? [])
      return ratio ? [[name, rounded(ratio)]] : []
    }),
  )
}

function rounded({ ratio, low, high }: Ratio): Ratio {
  return { ratio: toThousandths(ratio), low: toThousandths(low), high: toThousandths(high) }
}

const toThousandths = (value: number) => Math.round(value * 1_000) / 1_000
