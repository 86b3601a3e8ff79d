import { setTimeout as delay } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import type { PageWeight, PageWeights } from '../checks/budgets.ts'
import type { GateInput } from '../gate-input.ts'
import type { Sample } from '../trial/samples.ts'

export interface PageRequest extends Pick<GateInput, 'backend' | 'candidate'> {
  /** Address of the site. */
  siteUrl: string
  sample: Sample
}

const quietMs = 150
const patienceMs = 5_000

const watched = ['console', 'pageerror', 'request', 'response', 'requestfinished', 'requestfailed']

/** Follows what a page does from its first request. */
export function watchPage(page: Page, { siteUrl, backend, candidate }: PageRequest) {
  const origins = [siteUrl, new URL(backend.url).origin]
  const complaints = new Set<string>()
  const failures = new Set<string>()
  const requests: Request[] = []
  const pending = new Set<Request>()
  const bytes = new Map<Request, number>()
  let changedAt = performance.now()
  const isForeign = (url: string) => !origins.includes(new URL(url).origin)
  // Of the page that the tab had before, something may still be under way.
  const isOfBefore = (request: Request) =>
    request.url().startsWith('http') && !requests.includes(request)

  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const fault = describeMessage(message.type(), message.text())
    if (fault) complaints.add(fault)
  })
  page.on('pageerror', (error) => complaints.add(`throws: ${explain(error.message)}`))
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return
    requests.push(request)
    pending.add(request)
    changedAt = performance.now()
    if (isForeign(request.url())) complaints.add(describeForeign(request.url()))
  })
  page.on('response', (response) => {
    // What another page has fetched already comes from the cache, but its header still says how large it is.
    bytes.set(response.request(), Number(response.headers()['content-length'] ?? 0))
    if (isOfBefore(response.request())) return
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      failures.add(describeFailure(response.url(), `answered ${response.status()}`))
  })
  const end = (request: Request) => {
    pending.delete(request)
    changedAt = performance.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', (request) => {
    end(request)
    if (!isOfBefore(request) && !isForeign(request.url()))
      failures.add(describeFailure(request.url(), `failed (${request.failure()?.errorText})`))
  })

  return {
    /** Resolves when nothing is under way any more. */
    async settled() {
      const deadline = performance.now() + patienceMs
      while (performance.now() < deadline) {
        if (pending.size === 0 && performance.now() - changedAt > quietMs) return
        await delay(30)
      }
    },
    /** What the page does from now on is somebody else's matter. */
    end: () => watched.forEach((event) => page.removeAllListeners(event)),
    /** What the console, the network and the page's policy have complained about. */
    faults: () => [...complaints, ...failures],
    weights(): PageWeights {
      const own = `/remotes/${candidate.remote}/`
      return {
        page: weigh(requests, bytes),
        remote: weigh(
          requests.filter((request) => pathOf(request).startsWith(own)),
          bytes,
        ),
      }
    },
  }
}

export type PageWatch = ReturnType<typeof watchPage>

function weigh(requests: readonly Request[], bytes: ReadonlyMap<Request, number>): PageWeight {
  const sum = (extension: string) =>
    requests
      .filter((request) => pathOf(request).endsWith(extension))
      .reduce((total, request) => total + (bytes.get(request) ?? 0), 0)
  return { scriptBytes: sum('.js'), styleBytes: sum('.css'), requests: requests.length }
}

const pathOf = (request: Request): string => new URL(request.url()).pathname

/** @returns null for what the network says better */
function describeMessage(type: string, text: string): string | null {
  if (text.startsWith('Failed to load resource')) return null
  if (!text.includes('Content Security Policy')) return `logs a console ${type}: ${explain(text)}`
  const blocked = /https?:[^\s'"]+/.exec(text)?.[0].replace(/\.$/, '')
  return blocked ? describeForeign(blocked) : `does what its policy forbids: ${text.split('\n')[0]}`
}

function describeForeign(url: string): string {
  return `asks another origin for \`${url}\`: a page may ask the site and the backend only; bring the file into the build.`
}

const describeFailure = (url: string, why: string): string =>
  `needs \`${new URL(url).pathname}\`, which ${why}.`

/** React's errors that say that the browser rendered something else than the server. */
const hydrationErrors = ['418', '421', '422', '423', '425']

function explain(text: string): string {
  const line = text.split('\n')[0] ?? ''
  const number = /Minified React error #(\d+)/.exec(line)?.[1]
  if (number && hydrationErrors.includes(number))
    return `React error ${number}: the browser renders something else than the server did. Render what only the browser knows in an effect.`
  return line
}
