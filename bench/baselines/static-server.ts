import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contentTypeOf } from 'delivery'
import { compress } from '../../shell/server/http/compressed-body.ts'
import { securityHeaders } from '../../shell/server/http/security-headers.ts'

/** What the server has, by path. */
interface StaticSite {
  /** Finished HTML of the pages. */
  documents: ReadonlyMap<string, string>
  /** Immutable files of a build. */
  files: ReadonlyMap<string, Uint8Array>
  /** Origin that has what is missing here: icons and the like, and scripts and styles only when this site has no build. */
  rest: string
}

interface Answer {
  headers: Record<string, string>
  body: Uint8Array
}

/** Isolated from other sites' pages, a page starts in a process of its own, which takes time. */
const { 'Content-Security-Policy': _, ...ofPages } = securityHeaders('other')

const html = 'text/html; charset=utf-8'
const forever = 'public, max-age=31536000, immutable'

/**
 * Serves a site on a free port of localhost as our shell serves itself: the same compression by kind of file, the same
 * cache headers, the same security headers but for a page's policy, HTTP/1.1. Everything is compressed before it is asked for.
 */
export async function startStaticServer(site: StaticSite) {
  const answers = new Map<string, Answer>()
  for (const [path, text] of site.documents)
    answers.set(path, await answerOf(new TextEncoder().encode(text), html, 'no-cache'))
  for (const [path, bytes] of site.files)
    answers.set(path, await answerOf(bytes, contentTypeOf(path), forever))

  const find = async (path: string): Promise<Answer | undefined> => {
    const { pathname } = new URL(path, site.rest)
    // A build must be whole by itself.
    const isOwn = site.files.size > 0 && /\.(js|css|woff2)$/.test(pathname)
    if (answers.has(pathname) || isOwn) return answers.get(pathname)
    const answer = await fetchAnswer(site.rest + path)
    // A page that is not among the documents is made anew for every visitor.
    if (answer && answer.headers['Content-Type'] !== html) answers.set(pathname, answer)
    return answer
  }
  const server = createServer(async (request, response) => {
    const answer = await find(request.url ?? '/').catch(() => undefined)
    const { headers, body } = answer ?? { headers: {}, body: new Uint8Array() }
    response.writeHead(answer ? 200 : 404, { ...headers, 'Content-Length': body.byteLength })
    response.end(body)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
  }
}

/** What another origin answers, undefined when it has nothing there. */
async function fetchAnswer(url: string): Promise<Answer | undefined> {
  const response = await fetch(url)
  if (!response.ok) return undefined
  const type = response.headers.get('content-type')?.replace(/^text\/html.*/, html)
  const cached = type === html ? 'no-cache' : (response.headers.get('cache-control') ?? forever)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return answerOf(bytes, type ?? 'text/plain', cached)
}

async function answerOf(bytes: Uint8Array, type: string, cacheControl: string): Promise<Answer> {
  const isCompressed = /html|javascript|css|json|svg/.test(type)
  return {
    headers: {
      'Content-Type': type,
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
      ...(type === html ? ofPages : securityHeaders('file')),
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    },
    body: isCompressed ? await compress('br', bytes, 'smallest') : bytes,
  }
}
