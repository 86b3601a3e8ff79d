import { once } from './once.ts'

/** How long an answer is good for the page that asked: what the server keeps is as old. In milliseconds. */
const freshMs = 30_000

/**
 * A fetch that keeps what the backend's tables answered: who goes back to a page has its data at once, also while the
 * backend is away. Everything else, and what failed, is asked for every time.
 */
export function rememberReads(inner: typeof fetch = fetch): typeof fetch {
  const kept = new Map<string, Promise<Response>>()

  return async (input, init) => {
    const request = new Request(input, init)
    const isRead = request.method === 'GET' && new URL(request.url).pathname.startsWith('/rest/')
    if (!isRead) return inner(request)
    const key = JSON.stringify([request.url, ...request.headers])
    const forget = () => kept.delete(key)
    const answer = await once(kept, key, async () => {
      const coming = await inner(request)
      if (coming.ok) setTimeout(forget, freshMs)
      else forget()
      return coming
    })
    return answer.clone()
  }
}
