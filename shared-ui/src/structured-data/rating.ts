import { numberWithin, refuse } from './facts.ts'

/** An average of reviews; it must stand on the page too. */
export interface RatingFacts {
  value: number
  /** Number of reviews behind it. */
  reviews: number
  /** The best there is; five when absent. */
  best?: number
}

export function aggregateRating({ value, reviews, best = 5 }: RatingFacts) {
  if (!Number.isInteger(reviews)) refuse()
  return {
    '@type': 'AggregateRating' as const,
    ratingValue: numberWithin(value, 1, numberWithin(best, 1, 100)),
    bestRating: best,
    reviewCount: numberWithin(reviews, 1, 1_000_000_000),
  }
}
