import * as v from 'valibot'
import { limits } from '../limits.ts'

/** A number that can be met, and above which a shell reads nothing anyway. */
const upTo = (most: number) =>
  v.pipe(
    v.number(),
    v.integer('is no whole number'),
    v.minValue(1, 'is less than 1'),
    v.maxValue(most, `is more than ${most}`),
  )

const weightSchema = v.strictObject({
  scriptBytes: upTo(limits.release),
  styleBytes: upTo(limits.release),
  requests: upTo(limits.files),
})

/** What may enter the page. Sizes are in bytes. */
export const siteLimitsSchema = v.strictObject({
  /** Of a release as it is stored: a browser's file, and all files together. */
  release: v.strictObject({
    browserFileBytes: upTo(limits.file),
    totalBytes: upTo(limits.release),
  }),
  /** Of a first page view, compressed as it is sent: all of it, and what of it one remote adds. */
  page: v.strictObject({ page: weightSchema, remote: weightSchema }),
})

export type SiteLimits = v.InferOutput<typeof siteLimitsSchema>
