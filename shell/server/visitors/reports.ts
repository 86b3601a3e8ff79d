import type { Handler } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { errorAnswer } from '../http/error-answer.ts'
import { limitLines } from '../http/limit-lines.ts'
import { reportKinds, type Metrics } from '../metrics/metrics.ts'

/** Where browsers report what a page's policies forbade, and the header that tells them; policies name it `policies`. */
export const reportsPath = '/_reports'
export const reportingEndpoints = `policies="${reportsPath}"`

const maxReports = 20

/** A visitor may have typed what follows a `?`; what is no address, as `inline`, stays as it is. */
const withoutQuery = (text: string): string => text.replace(/[?#].*/s, '').slice(0, 200)

const address = v.optional(v.pipe(v.string(), v.maxLength(4096), v.transform(withoutQuery)))
const reportsSchema = v.pipe(
  v.array(
    v.object({
      type: v.fallback(v.picklist(reportKinds), 'other'),
      url: address,
      body: v.object({
        effectiveDirective: v.optional(v.pipe(v.string(), v.maxLength(100))),
        destination: v.optional(v.pipe(v.string(), v.maxLength(100))),
        blockedURL: address,
        sourceFile: v.nullish(address),
      }),
    }),
  ),
  v.maxLength(maxReports),
)

/** Takes what browsers send by the Reporting API. They are claims, as beacons are: counted, a few logged, never shown. */
export function takeReports({ countReport }: Pick<Metrics, 'countReport'>, log: Logger): Handler {
  const logReport = limitLines(log, { leftOut: 'browser-reports-left-out', perMinute: 20 })
  return async (c) => {
    const result = v.safeParse(reportsSchema, await c.req.json().catch(() => null))
    const isReport = c.req.header('content-type')?.startsWith('application/reports+json')
    if (!isReport || !result.success)
      return errorAnswer(c, 400, 'not-a-report', 'This is not a report.')
    for (const { type, url, body } of result.output) {
      countReport(type)
      if (type !== 'other') logReport({ event: 'browser-report', kind: type, page: url, ...body })
    }
    return c.body(null, 204)
  }
}
