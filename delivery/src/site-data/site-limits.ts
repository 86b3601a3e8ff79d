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

/**
 * What counts where site data says nothing: mostly the largest figures of 2026-11-22, plus 10 %. A release: the reader of resources'
 * markdown with 180.5 kB; a shell keeps up to forty releases in memory, which the total holds at 120 MB. Whole pages: scripts
 * and requests of `/services/technical-interview` (131.1 kB, 37), styles of `/` (9.8 kB). Own parts: scripts of `/glossary` (11.3 kB),
 * requests of `/services/:serviceSlug` (19). Own styles are 0.7 kB at most; their limit leaves room for a component.
 */
export const defaultLimits: SiteLimits = {
  release: { browserFileBytes: 199_000, totalBytes: 3_000_000 },
  page: {
    page: { scriptBytes: 144_000, styleBytes: 10_800, requests: 41 },
    remote: { scriptBytes: 12_400, styleBytes: 2_000, requests: 21 },
  },
}
