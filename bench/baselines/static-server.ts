import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contentTypeOf } from 'delivery'
import { compress } from '../../shell/server/http/compressed-body.ts'
import { securityHeaders } from '../../shell/server/http/security-headers.ts'

/** What the server has, by path. */
export interface StaticSite {
  /** Finished HTML of the pages. */
  documents: ReadonlyMap<string, string>
  /** Immutable files of a build. */
  files: ReadonlyMap<string, Uint8Array>
  /** Origin that has what is missing here: icons and the like, and scripts and styles only when this site has no build. */
  rest: string
}

export interface StaticServer {
  url: string
  stop(): Promise<void>
}

interface Answer {
  status: number
  type: string
  cacheControl: string
  body: Uint8Array
  isCompressed: boolean
  /** What is to be fetched at once, as a `Link` header. */
  link?: string | null
}

/** Isolated from other sites' pages, a page starts in a process of its own, which takes time. */
const { 'Content-Security-Policy': _, ...ofPages } = securityHeaders('other')

const forever = 'public, max-age=31536000, immutable'

/**
 * Serves a site on a free port of localhost as our shell serves itself: the same compression by kind of file, the same
 * cache headers, the same security headers but for a page's policy, HTTP/1.1. Everything is compressed before it is asked for.
 */
export async function startStaticServer({
  documents,
  files,
  rest,
}: StaticSite): Promise<StaticServer> {
  const answers = new Map<string, Answer>()
  for (const [path, html] of documents) answers.set(path, await documentAnswer(html))
  for (const [path, bytes] of files) answers.set(path, await fileAnswer(path, bytes, forever))

  const find = async (path: string, search: string): Promise<Answer | undefined> => {
    if (answers.has(path) || (files.size > 0 && isBuilt(path))) return answers.get(path)
    const response = await fetch(rest + path + search)
    if (!response.ok) return undefined
    // A page that is not among the documents is made anew for every visitor.
    if (response.headers.get('content-type')?.startsWith('text/html'))
      return {
        ...(await documentAnswer(await response.text())),
        link: response.headers.get('link'),
      }
    const bytes = new Uint8Array(await response.arrayBuffer())
    const answer = await fileAnswer(path, bytes, response.headers.get('cache-control') ?? forever)
    answers.set(path, answer)
    return answer
  }
  const handle = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    send(response, await find(pathname, search))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => send(response, undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A build must be whole by itself. */
const isBuilt = (path: string) => /\.(js|css|woff2)$/.test(path)

/** Files of a built folder, under `base`. */
export async function filesOf(folder: string, base: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const read = paths.map(async (path) => [base + path, await readFile(join(folder, path))] as const)
  return new Map(await Promise.all(read))
}

function send(response: ServerResponse, answer: Answer | undefined): void {
  const { status, type, cacheControl, body, isCompressed, link } = answer ?? notFound
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': body.byteLength,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ...(type.startsWith('text/html') ? ofPages : securityHeaders('file')),
    ...(link && { Link: link }),
    ...(isCompressed && { 'Content-Encoding': 'br' }),
  })
  response.end(body)
}

const notFound: Answer = {
  status: 404,
  type: 'text/plain',
  cacheControl: 'no-store',
  body: new TextEncoder().encode('There is no such file.'),
  isCompressed: false,
}

/** As the shell sends a page that was asked for before. */
async function documentAnswer(html: string): Promise<Answer> {
  const body = await compress('br', new TextEncoder().encode(html), 'smallest')
  const type = 'text/html; charset=utf-8'
  return { status: 200, type, cacheControl: 'no-cache', body, isCompressed: true }
}

async function fileAnswer(path: string, bytes: Uint8Array, cacheControl: string): Promise<Answer> {
  const isCompressed = /\.(js|css|json|svg|webmanifest)$/.test(path)
  const body = isCompressed ? await compress('br', bytes, 'smallest') : bytes
  return { status: 200, type: contentTypeOf(path), cacheControl, body, isCompressed }
}
