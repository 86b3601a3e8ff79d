import { weigh } from '../../e2e/site/checks/weigh.ts'

/** The module, among those that a page asks for, that is about as large as the page's document. */
export async function fileLike(page: string): Promise<{ path: string; bytes: number }> {
  const html = await (await fetch(page)).text()
  const paths = html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)
  const wanted = await weigh(page)
  const files = []
  for (const [, path = ''] of paths)
    files.push({ path, bytes: await weigh(new URL(path, page).href) })
  const distance = (bytes: number) => Math.abs(Math.log(bytes / wanted))
  const [best] = files.toSorted((a, b) => distance(a.bytes) - distance(b.bytes))
  if (!best) throw new Error(`${page} asks for no modules`)
  return best
}
