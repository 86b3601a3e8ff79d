import { startMonolith } from '../baselines/monolith.ts'
import { dynamicPath, nextPath, startNext } from '../baselines/next-app.ts'
import { startPlain } from '../baselines/plain.ts'
import { startStock } from '../baselines/stock.ts'
import type { Takeover } from './look.ts'
import { pages } from '../baselines/pages.ts'
import { ours } from './results.ts'

/** One way to deliver the pages. */
export interface Candidate {
  name: string
  /** Addresses of the pages that it has, by their paths on our site. */
  urls: Readonly<Record<string, string>>
  /** What must become of the server's HTML. */
  takeover: Takeover
  /** Whether one goes from page to page without a new document. */
  isNavigable?: true
}

/** Our site at `origin`, and each baseline made of it. */
export async function startCandidates(origin: string) {
  const monolith = await startMonolith(origin, pages)
  const plain = await startPlain(origin, pages)
  const stock = await startStock(origin, pages)
  const next = await startNext(origin)
  const urlsAt = (url: string) => Object.fromEntries(pages.map(({ path }) => [path, url + path]))
  const nextAt = (path: string) => ({ [nextPath]: next.url + path })
  const candidates: Candidate[] = [
    { name: ours, urls: urlsAt(origin), takeover: 'hydrated', isNavigable: true },
    { name: 'monolith', urls: urlsAt(monolith.url), takeover: 'hydrated', isNavigable: true },
    { name: 'plain', urls: urlsAt(plain.url), takeover: 'none' },
    { name: 'stock', urls: urlsAt(stock.url), takeover: 'drawn' },
    { name: 'next, static', urls: nextAt(nextPath), takeover: 'hydrated' },
    { name: 'next, dynamic', urls: nextAt(dynamicPath), takeover: 'hydrated' },
  ]
  const stop = async () => {
    for (const server of [monolith, plain, stock, next]) await server.stop()
  }
  return { candidates, stop }
}
