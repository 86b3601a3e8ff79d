import { startMonolith } from '../baselines/monolith.ts'
import { changedDocuments, withoutScripts } from '../baselines/documents.ts'
import { startStaticServer } from '../baselines/static-server.ts'
import type { Takeover } from './look.ts'
import { pages } from '../baselines/pages.ts'
import { ours } from './results.ts'

/** One way to deliver the pages. */
export interface Candidate {
  name: string
  /** Addresses of the pages, by their paths on our site. */
  urls: Readonly<Record<string, string>>
  /** What must become of the server's HTML. */
  takeover: Takeover
  /** Whether one goes from page to page without a new document. */
  isNavigable?: true
}

/** Our site at `origin`, and each baseline made of it. */
export async function startCandidates(origin: string) {
  const monolith = await startMonolith(origin)
  const documents = await changedDocuments(origin, withoutScripts)
  const plain = await startStaticServer({ documents, files: new Map(), rest: origin })
  const urlsAt = (url: string) => Object.fromEntries(pages.map(({ path }) => [path, url + path]))
  const candidates: Candidate[] = [
    { name: ours, urls: urlsAt(origin), takeover: 'hydrated', isNavigable: true },
    { name: 'monolith', urls: urlsAt(monolith.url), takeover: 'hydrated', isNavigable: true },
    { name: 'plain', urls: urlsAt(plain.url), takeover: 'none' },
  ]
  const stop = async () => {
    for (const server of [monolith, plain]) await server.stop()
  }
  return { candidates, stop }
}
