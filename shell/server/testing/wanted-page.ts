import type { WantedPage } from '../rendering/worker-functions.ts'

/** A page at a path, as a worker is asked for it. */
export function wantedPage(composition: string, path: string): WantedPage {
  const request = { url: `http://site${path}`, method: 'GET', headers: [], body: null }
  return { composition, request, untried: [], dataVersion: 0, isWatched: false }
}
