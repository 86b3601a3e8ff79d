import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { errorAnswer } from './error-answer.ts'
import { sameOriginOnly } from './posted-forms.ts'
import type { Settings } from './settings.ts'

/** Where browsers report what a page's policies forbade, and the header that tells them; policies name it `policies`. */
export const reportsPath = '/_reports'
export const reportingEndpoints = `policies="${reportsPath}"`

/** Each report repeats the page's whole policy, 1.5 kB. */
const maxBytes = 16 * 1024
const maxReports = 20
/** Lines a minute: a hundred browsers say nothing that ten did not. The metric counts them all. */
const maxLines = 10

export const reportKinds = ['csp-violation', 'integrity-violation', 'other'] as const
export type ReportKind = (typeof reportKinds)[number]

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
export function reportRoutes(
  settings: Settings,
  { countReport }: { countReport: (kind: ReportKind) => void },
  log: Logger,
): Hono {
  let minute = 0
  let lines = 0
  const mayLog = () => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) [minute, lines] = [now, 0]
    return ++lines <= maxLines
  }

  const tooLarge = bodyLimit({
    maxSize: maxBytes,
    onError: (c) => errorAnswer(c, 413, 'body-too-large', 'The report is too large.'),
  })
  return new Hono().post('/', sameOriginOnly(settings), tooLarge, async (c) => {
    const result = v.safeParse(reportsSchema, await c.req.json().catch(() => null))
    const isReport = c.req.header('content-type')?.startsWith('application/reports+json')
    if (!isReport || !result.success)
      return errorAnswer(c, 400, 'not-a-report', 'This is not a report.')
    for (const { type, url, body } of result.output) {
      countReport(type)
      if (type !== 'other' && mayLog())
        log.warn({ event: 'browser-report', kind: type, page: url, ...body })
    }
    return c.body(null, 204)
  })
}

/** A visitor may have typed what follows a `?`; what is no address, as `inline`, stays as it is. */
function withoutQuery(text: string): string {
  return text.replace(/[?#].*/s, '').slice(0, 200)
}
