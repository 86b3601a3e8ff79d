import * as v from 'valibot'

const time = v.pipe(v.string(), v.isoTimestamp())
const remote = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What was counted in a minute: of a release, and of a kind of page where it is about one; the console sends the same. */
export const figuresSchema = v.pipe(
  v.array(
    v.object({
      since: time,
      remote,
      release: v.pipe(v.string(), v.regex(/^[a-f0-9]{16}$/)),
      page: v.pipe(v.string(), v.regex(/^[a-z0-9/*-]{0,80}$/)),
      name: v.picklist(['views', 'told', 'LCP', 'INP', 'CLS']),
      counts: v.pipe(v.array(count), v.minLength(1), v.maxLength(20)),
    }),
  ),
  v.maxLength(2_000),
)

/** Which figures are asked for: from the first moment to before the last. */
export const questionSchema = v.object({
  first: time,
  last: time,
  step: v.picklist(['minute', 'hour', 'day', 'week']),
  remote: v.optional(remote),
  /** Figures of each kind of page, or the sums of all. */
  pages: v.optional(v.picklist(['each', 'all']), 'each'),
})
