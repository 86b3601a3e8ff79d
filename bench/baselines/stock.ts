import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWith } from '../running/build-with.ts'
import type { MeasuredPage } from './pages.ts'
import { fetchDocument, pageDataOf } from './documents.ts'
import { filesOf, startStaticServer, type StaticServer } from './static-server.ts'
import { remotes } from './stock/remotes.ts'

const folder = join(import.meta.dirname, 'stock')
const dist = join(folder, 'dist')

/**
 * The same sources federated as the guides have it: libraries shared whole, nothing preloaded, drawn in the browser. Host and
 * remotes come from one origin, which is kinder to it than the usual four.
 */
export async function startStock(
  origin: string,
  pages: readonly MeasuredPage[],
): Promise<StaticServer> {
  const config = join(folder, 'vite.config.ts')
  await buildWith(config)
  for (const remote of remotes) await buildWith(config, { STOCK_REMOTE: remote })
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const { site, lock } = pageDataOf(await fetchDocument(origin, '/'))
  const json = JSON.stringify({ site, lock }).replaceAll('<', '\\u003c')
  const html = shell.replace(
    /(<script[^>]*id="page-data">).*?(<\/script>)/s,
    (_, start: string, end: string) => start + json + end,
  )
  const documents = new Map(pages.map(({ path }) => [path, html]))
  const files = await filesOf(dist, '/')
  return startStaticServer({ documents, files, rest: origin })
}
