import { get } from 'node:http'

const known = new Map<string, Promise<number>>()

/** Bytes of an answer's body as they travel to a browser that takes brotli. Each address is asked once. */
export function weigh(url: string): Promise<number> {
  const weight = known.get(url) ?? ask(url)
  known.set(url, weight)
  return weight
}

function ask(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
