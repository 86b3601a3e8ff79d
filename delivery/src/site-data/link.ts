import * as v from 'valibot'

/** Text of one line for somebody to read: no control characters, nothing that turns the writing around. */
export const textSchema = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `is longer than ${longest} characters`),
    v.regex(/^\S(.*\S)?$/, 'is not text of one line'),
    v.check((text) => !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text), 'has control characters'),
  )

/** A page's own address on this site: lower case, no slash at the end, no query. */
export const pathSchema = v.pipe(
  v.string(),
  v.maxLength(200, 'is longer than 200 characters'),
  v.regex(/^\/$|^(\/[a-z0-9](\.?[a-z0-9_~-])*)+$/, 'is not a page’s own address on this site'),
)

export const linkSchema = v.strictObject({
  label: textSchema(60),
  to: pathSchema,
  /** Half a line under the label. */
  note: v.optional(textSchema(100)),
})

const mostOffers = 20

/** Navigation entries that a remote has for its own pages: name → link. Site data says whether and where they stand. */
export const offersSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'is not the name of an offer')),
    linkSchema,
  ),
  v.maxEntries(mostOffers, `are more than ${mostOffers}`),
)

export type Offers = v.InferOutput<typeof offersSchema>
