import { changedDocuments, withoutScripts } from '../baselines/documents.ts'
import { startMonolith } from '../baselines/monolith.ts'
import { startStaticServer } from '../baselines/static-server.ts'
import { ours } from './results.ts'

/** What became of the server's HTML: no script took it, one took it over as it is, or one drew anew. */
export type Takeover = 'none' | 'hydrated' | 'drawn'

/** One way to deliver the pages. */
export interface Candidate {
  name: string
  /** Origin of all pages. */
  url: string
  /** What must become of the server's HTML. Where it is taken over one goes from page to page without a new document. */
  takeover: Takeover
}

/** Our site at `origin`, and each baseline made of it. */
export async function startCandidates(origin: string) {
  const monolith = await startMonolith(origin)
  const documents = await changedDocuments(origin, withoutScripts)
  const plain = await startStaticServer({ documents, files: new Map(), rest: origin })
  const candidates: Candidate[] = [
    { name: ours, url: origin, takeover: 'hydrated' },
    { name: 'monolith', url: monolith.url, takeover: 'hydrated' },
    { name: 'plain', url: plain.url, takeover: 'none' },
  ]
  const stop = async () => {
    for (const server of [monolith, plain]) await server.stop()
  }
  return { candidates, stop }
}
