import type { LockedRemote } from 'shared-ui/contract'
import * as v from 'valibot'
import { pageDataId } from '../src/page-data.ts'
import type { SiteContent } from '../src/site/site-content.ts'

const settingsSchema = v.object({
  name: v.string(),
  bookingUrl: v.string(),
  supabaseUrl: v.string(),
  supabaseAnonKey: v.string(),
})
const json = v.pipe(v.string(), v.parseJson())
const pageSchema = v.pipe(json, v.looseObject({ site: settingsSchema }))
const releaseSchema = v.looseObject({ release: v.string(), entry: v.string() })
const compositionSchema = v.pipe(
  json,
  v.looseObject({ remotes: v.record(v.string(), releaseSchema) }),
)

const contentSchema = v.pipe(json, v.looseObject({ prefixes: v.record(v.string(), v.string()) }))

/** A running site, as every visitor can see it. */
export interface DeployedSite {
  /** Without a trailing slash; where the address leads to. */
  origin: string
  /** What it tells a browser: its backend's public address and key among it. */
  settings: v.InferOutput<typeof settingsSchema>
  /** Whose pages are where, and the navigation; null when nobody released site data there. */
  content: SiteContent | null
}

/**
 * Looks at a deployed site.
 *
 * @throws {Error} one sentence when nothing answers there, or something that is no site of ours
 */
export async function readDeployedSite(address: string): Promise<DeployedSite> {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new Error(`'${address}' is not an address: it begins with https:// or http://`)
  const asked = new URL(address).origin
  const page = await ask(asked, '/')
  const { origin } = new URL(page.url)
  const html = await page.text()
  const data = v.safeParse(pageSchema, pageDataIn(html))
  if (!data.success) throw notOurs(asked, 'its page does not name its backend')
  await readDeployedRemotes(origin)
  return { origin, settings: data.output.site, content: await readContent(origin, html) }
}

/** The releases that visitors of a deployed site get now, with site-relative entries. Throws as `readDeployedSite` does. */
export async function readDeployedRemotes(origin: string): Promise<Record<string, LockedRemote>> {
  const answer = await ask(origin, '/_composition')
  const composition = v.safeParse(compositionSchema, await answer.text())
  if (!composition.success) throw notOurs(origin, '/_composition does not list its releases')
  return composition.output.remotes as Record<string, LockedRemote>
}

const patienceMs = 15_000

async function ask(origin: string, path: string): Promise<Response> {
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(patienceMs) }).catch(
    (error: Error) => {
      const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
      throw new Error(`Nothing answers at ${origin} (${code ?? message})`)
    },
  )
  if (!answer.ok) throw notOurs(origin, `${path} answers ${answer.status}`)
  return answer
}

/** As its visitors' browsers find it (`loadSite`). */
async function readContent(origin: string, html: string): Promise<SiteContent | null> {
  const [, path] = /<link [^>]*as="fetch" href="(\/[^"]+)"/.exec(html) ?? []
  if (path === undefined) return null
  const content = v.safeParse(contentSchema, await (await ask(origin, path)).text())
  if (!content.success) throw notOurs(origin, `${path} is no site data`)
  return content.output as unknown as SiteContent
}

const notOurs = (origin: string, reason: string): Error =>
  new Error(`${origin} is not a site that a remote can run against: ${reason}`)

/** What a document tells its browser, as JSON; empty where that is no page of ours. */
export function pageDataIn(html: string): string {
  const script = new RegExp(`<script[^>]* id="${pageDataId}"[^>]*>(.*?)</script>`, 's')
  return script.exec(html)?.[1] ?? ''
}
