import type { TestBackend } from 'supabase/local/harness.ts'
import { publishRemotes } from '../../commands/site.ts'
import { startSmallShell } from '../small-shell.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { measurePage, type PageCost } from './page-costs.ts'

const counts = [100, 1_000]

/** The library with so many articles. */
export interface ArticlesPoint {
  articles: number
  list: PageCost
  article: PageCost
}

/** Copies of a seeded article until there are as many as wanted. */
export function measureArticles(
  { sql }: Pick<TestBackend, 'sql'>,
  backend: Record<string, string>,
): Promise<ArticlesPoint[]> {
  return withTemporaryFolder(async (dataFolder) => {
    await publishRemotes(dataFolder)
    const points = [await measureNow(sql, { ...backend, DATA_DIR: dataFolder })]
    for (const count of counts) {
      await sql.exec(`insert into content_hubs (slug, published, title, meta_description, excerpt,
          description, content, content_type, category, tags, author, published_at)
        select 'copy-' || n, true, title || ' ' || n, meta_description, excerpt,
          description, content, content_type, category, tags, author, published_at
        from (select * from content_hubs where published and content is not null
          order by length(content) desc limit 1) as longest,
        generate_series((select count(*) from content_hubs) + 1, ${count}) as n`)
      points.push(await measureNow(sql, { ...backend, DATA_DIR: dataFolder }))
    }
    return points
  })
}

async function measureNow(
  sql: TestBackend['sql'],
  env: Record<string, string>,
): Promise<ArticlesPoint> {
  const { rows } = await sql.query<{ slug: string; articles: number }>(
    `select slug, (count(*) over ())::int as articles from content_hubs
      where published and content is not null order by length(content) desc, slug limit 1`,
  )
  const { slug = '', articles = 0 } = rows[0] ?? {}
  const shell = await startSmallShell({ heapMegabytes: 512, env: { ...env, HTML_CACHE: 'off' } })
  try {
    const list = await measurePage(shell, '/resources')
    const article = await measurePage(shell, `/resources/${slug}`)
    console.error(`  ${articles} articles`)
    return { articles, list, article }
  } finally {
    await shell.stop()
  }
}
