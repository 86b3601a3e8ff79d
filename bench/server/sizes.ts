import { get } from 'node:http'

/** As browsers ask. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' }

/** Size of an answer's body as a browser gets it, in bytes. */
export function sizeOnTheWire(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: browserHeaders }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.byteLength))
      response.on('end', () => resolve(size))
    })
    request.once('error', reject)
  })
}

/** The module, among those that a page asks for, that is about as large as the page's document. */
export async function fileLike(page: string): Promise<{ path: string; bytes: number }> {
  const html = await (await fetch(page)).text()
  const paths = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  const wanted = await sizeOnTheWire(page)
  const files = []
  for (const path of paths)
    files.push({ path, bytes: await sizeOnTheWire(new URL(path, page).href) })
  const [best] = files.sort((a, b) => distance(a.bytes, wanted) - distance(b.bytes, wanted))
  if (!best) throw new Error(`${page} asks for no modules`)
  return best
}

const distance = (a: number, b: number) => Math.abs(Math.log(a / b))
