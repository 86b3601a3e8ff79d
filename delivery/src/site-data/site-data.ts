import * as v from 'valibot'
import { limits } from '../limits.ts'
import { remoteNameSchema } from '../names.ts'
import { linkSchema, pathSchema, textSchema } from './link.ts'
import { siteLimitsSchema } from './site-limits.ts'

/** The remote under which site data has its releases: each has this one file, and no code. */
export const siteRemote = 'site'
export const siteFile = 'site.json'

/** First path segments that no remote may own: pages of the shell, and what its server answers itself. */
export const reservedSegments: readonly string[] = [
  'about',
  'privacy-policy',
  'search',
  'assets',
  'healthz',
  'metrics',
  'og',
  'readyz',
  'remotes',
]

const most = { prefixes: 100, entries: 8, links: 20, labels: 1_000 } as const

const offerSchema = v.strictObject({
  offer: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{0,39}\/[a-z][a-z0-9-]{0,39}$/, 'is not <remote>/<name>'),
  ),
})

const itemSchema = v.lazy((value) => (has(value, 'offer') ? offerSchema : linkSchema))

const itemsSchema = v.pipe(
  v.array(itemSchema),
  v.maxLength(most.links, `are more than ${most.links}`),
  v.check(
    (items) => isUnique(items.map((item) => ('offer' in item ? item.offer : item.to))),
    'have the same link twice',
  ),
)

const menuSchema = v.strictObject({ label: textSchema(60), links: itemsSchema })

const entrySchema = v.lazy((value) => (has(value, 'links') ? menuSchema : linkSchema))

const entriesOf = <Schema extends typeof entrySchema | typeof menuSchema>(schema: Schema) =>
  v.pipe(
    v.array(schema),
    v.maxLength(most.entries, `are more than ${most.entries}`),
    v.check((entries) => isUnique(entries.map(({ label }) => label)), 'have the same label twice'),
  )

/** First path segment → remote. */
const prefixesSchema = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is not a first path segment'),
      v.check((segment) => !reservedSegments.includes(segment), 'is the shell’s own'),
    ),
    v.pipe(remoteNameSchema, v.notValue(siteRemote, 'has no pages')),
  ),
  v.maxEntries(most.prefixes, `are more than ${most.prefixes}`),
)

const instantSchema = v.pipe(v.string(), v.isoTimestamp('is not an instant, 2026-01-31T08:00:00Z'))

const noticeSchema = v.pipe(
  v.strictObject({
    text: textSchema(200),
    link: v.optional(v.omit(linkSchema, ['note'])),
    from: instantSchema,
    until: instantSchema,
  }),
  v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'ends before it begins'),
)

const siteDataSchema = v.strictObject({
  format: v.literal(1, 'is one that another version of delivery reads'),
  prefixes: prefixesSchema,
  header: entriesOf(entrySchema),
  /** Ends the mobile menu. */
  getStarted: linkSchema,
  footer: entriesOf(menuSchema),
  legal: linkSchema,
  /** Where the 404 page leads. */
  lost: itemsSchema,
  /** What breadcrumbs call fixed addresses. */
  labels: v.pipe(
    v.record(pathSchema, textSchema(60)),
    v.maxEntries(most.labels, `are more than ${most.labels}`),
  ),
  /** Stands on every page from one instant until another. */
  notice: v.nullable(noticeSchema),
  /** For gates, no browser is told; without them those count that the shell is built with. */
  limits: v.optional(siteLimitsSchema),
})

/** Whose pages are where, what every page shows of that (the navigation, breadcrumb labels, a notice), and what may enter it. */
export type SiteData = v.InferOutput<typeof siteDataSchema>
export type SiteItem = v.InferOutput<typeof itemSchema>
export type SiteMenu = v.InferOutput<typeof menuSchema>

/** Everything that is wrong with site data: where, as `header.0.label`, and what. */
export function faultsOfSiteData(value: unknown): { place: string; fault: string }[] {
  const { issues = [] } = v.safeParse(siteDataSchema, value)
  return issues.map((issue) => ({ place: v.getDotPath(issue) ?? '', fault: issue.message }))
}

/** @throws {Error} one line that says what is wrong, and where */
export function parseSiteData(value: unknown): SiteData {
  refuseLarge(Buffer.byteLength(JSON.stringify(value) ?? ''))
  const [first] = faultsOfSiteData(value)
  if (!first) return value as SiteData
  const { place, fault } = first
  throw new Error(`The site data is wrong${place ? ` at ${place}` : ''}: ${fault}`)
}

/**
 * Site data as the bytes of its file.
 *
 * @throws {Error} one line that says what is wrong, and where
 */
export function readSiteData(bytes: Uint8Array): SiteData {
  refuseLarge(bytes.byteLength)
  try {
    return parseSiteData(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      throw new Error('The site data is no JSON', { cause: error })
    throw error
  }
}

function refuseLarge(bytes: number): void {
  if (bytes > limits.siteData)
    throw new Error(`The site data has ${bytes} bytes, more than ${limits.siteData}`)
}

const has = (value: unknown, key: string) =>
  typeof value === 'object' && value !== null && key in value

const isUnique = (values: readonly string[]) => new Set(values).size === values.length
