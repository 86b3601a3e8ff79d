import { startBackend } from 'supabase/local/harness.ts'
import { findBrowser } from '../../commands/browser.ts'
import { describeMachine } from '../first-view/machine.ts'
import type { Measurement } from '../measurement.ts'
import { writeResults } from '../write-results.ts'
import { measureArticles, type ArticlesPoint } from './articles-curve.ts'
import { measureRemotes, type RemotesPoint } from './remotes-curve.ts'
import { rowsOf } from './rows.ts'
import { measureSitemap, type SitemapPoint } from './sitemap.ts'

export interface ScaleResults {
  date: string
  machine: Awaited<ReturnType<typeof describeMachine>>
  remotes: RemotesPoint[]
  articles: ArticlesPoint[]
  sitemap: SitemapPoint[]
}

/** What grows when the site does: over more remotes, with more articles, with more pages. */
export async function measureScale(): Promise<Measurement[]> {
  const backend = await startBackend()
  try {
    const env = {
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.anonKey,
      BOOKING_URL: `${backend.url}/booking`,
    }
    const results: ScaleResults = {
      date: new Date().toISOString(),
      machine: await describeMachine(await findBrowser()),
      remotes: await measureRemotes(env),
      articles: await measureArticles(backend, env),
      sitemap: await measureSitemap(backend),
    }
    await writeResults('scale', results)
    return rowsOf(results)
  } finally {
    await backend.close()
  }
}
