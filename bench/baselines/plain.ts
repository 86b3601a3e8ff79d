import type { MeasuredPage } from './pages.ts'
import { fetchDocument, withoutScripts } from './documents.ts'
import { startStaticServer, type StaticServer } from './static-server.ts'

/** The pages of the site at `origin` as HTML and CSS. */
export async function startPlain(
  origin: string,
  pages: readonly MeasuredPage[],
): Promise<StaticServer> {
  const documents = new Map<string, string>()
  for (const { path } of pages)
    documents.set(path, withoutScripts(await fetchDocument(origin, path)))
  return startStaticServer({ documents, files: new Map(), rest: origin })
}
