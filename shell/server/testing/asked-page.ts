import type { AskedPage } from '../rendering/worker-functions.ts'

/** A page at a path, as a worker is asked for it. */
export function askedPage(composition: string, path: string): AskedPage {
  const request = { url: `http://site${path}`, method: 'GET', headers: [], body: null }
  return { composition, request, untried: [], dataVersion: 0, isWatched: false }
}
