import { startMonolith } from '../baselines/monolith.ts'
import { dynamicPath, nextPath, startNext } from '../baselines/next-app.ts'
import { startPlain } from '../baselines/plain.ts'
import { startStock } from '../baselines/stock.ts'
import type { Look } from './look.ts'
import { pages } from './pages.ts'
import { ours } from './results.ts'

/** One way to deliver the pages. */
export interface Candidate {
  name: string
  /** Addresses of the pages that it has, by their paths on our site. */
  urls: Readonly<Record<string, string>>
  /** What must become of the server's HTML. */
  takeover: Look['takeover']
  /** Whether one goes from page to page without a new document. */
  isNavigable: boolean
}

interface Running {
  candidates: Candidate[]
  stop(): Promise<void>
}

/** Our site at `origin`, and each baseline made of it. */
export async function startCandidates(origin: string): Promise<Running> {
  const servers = {
    monolith: await startMonolith(origin, pages),
    plain: await startPlain(origin, pages),
    stock: await startStock(origin, pages),
    next: await startNext(origin),
  }
  const { monolith, plain, stock, next } = servers
  return {
    candidates: [
      { name: ours, urls: urlsAt(origin), takeover: 'hydrated', isNavigable: true },
      { name: 'monolith', urls: urlsAt(monolith.url), takeover: 'hydrated', isNavigable: true },
      { name: 'plain', urls: urlsAt(plain.url), takeover: 'none', isNavigable: false },
      { name: 'stock', urls: urlsAt(stock.url), takeover: 'drawn', isNavigable: false },
      ...Object.entries({ 'next, static': nextPath, 'next, dynamic': dynamicPath }).map(
        ([name, path]): Candidate => ({
          name,
          urls: { [nextPath]: next.url + path },
          takeover: 'hydrated',
          isNavigable: false,
        }),
      ),
    ],
    async stop() {
      for (const { stop } of Object.values(servers)) await stop()
    },
  }
}

function urlsAt(origin: string): Record<string, string> {
  return Object.fromEntries(pages.map(({ path }) => [path, origin + path]))
}
