import { startBackend } from 'supabase/local/harness.ts'
import { describeRun, type Run } from '../first-view/machine.ts'
import { backendEnv } from '../small-shell.ts'
import { measureArticles, type ArticlesPoint } from './articles-curve.ts'
import { measureRemotes, type RemotesPoint } from './remotes-curve.ts'
import { measureSitemap, type SitemapPoint } from './sitemap.ts'

export interface ScaleResults extends Run {
  remotes: RemotesPoint[]
  articles: ArticlesPoint[]
  sitemap: SitemapPoint[]
}

/** What grows when the site does: over more remotes, with more articles, with more pages. */
export async function measureScale(): Promise<ScaleResults> {
  const backend = await startBackend()
  try {
    const env = backendEnv(backend.url, backend.anonKey)
    return {
      ...(await describeRun()),
      remotes: await measureRemotes(env),
      articles: await measureArticles(backend, env),
      sitemap: await measureSitemap(backend),
    }
  } finally {
    await backend.close()
  }
}
