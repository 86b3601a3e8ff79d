import { setTimeout as delay } from 'node:timers/promises'
import { timed } from '../figures/statistics.ts'

const paths = [
  ...['/', '/about', '/services', '/services/technical-interview', '/roles', '/locations'],
  ...['/glossary', '/resources', '/contact', '/questionnaire', '/case-studies', '/industries'],
]

/** One request in so many documents is for an address that nobody asked for before. */
const freshEvery = 10

/** A steady number of requests a second, whatever answers: documents, and of each tenth all files that it names. */
export function startLoad(site: string, perSecond: number) {
  const running = new Set<Promise<void>>()
  const entries = new Map<string, string>()
  let isOver = false
  const load = {
    requests: 0,
    failures: [] as string[],
    mixed: 0,
    /** How long each document took, in milliseconds. */
    times: [] as number[],
    async end() {
      isOver = true
      await sending
      await Promise.all(running)
    },
  }

  async function get(path: string): Promise<string> {
    load.requests++
    try {
      const answer = await fetch(site + path)
      const text = await answer.text()
      if (answer.status !== 200) load.failures.push(`${path} answered ${answer.status}`)
      return text
    } catch (error) {
      const { cause = error } = error as Error
      load.failures.push(`${path}: ${String(cause)}`)
      return ''
    }
  }

  async function visit(path: string, withFiles: boolean): Promise<void> {
    const { result: html, ms } = await timed(() => get(path))
    load.times.push(ms)
    if (!html) return
    if (!html.endsWith('</html>')) load.failures.push(`${path} came incomplete`)
    if (isMixed(html, entries)) load.mixed++
    if (!withFiles) return
    const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|remotes)\/[^"]+)"/g)]
    await Promise.all(files.map(([, file = '']) => get(file)))
  }

  const sending = send()
  async function send(): Promise<void> {
    const start = performance.now()
    for (let view = 0; !isOver; view++) {
      const path = paths[view % paths.length] ?? '/'
      const address = view % freshEvery === 0 ? `${path}?view=${view}` : path
      const one = visit(address, view % freshEvery === 5)
      running.add(one)
      void one.then(() => running.delete(one))
      // Files count, too: the next document comes when they are paid for.
      const due = start + (load.requests * 1_000) / perSecond
      await delay(Math.max(0, due - performance.now()))
    }
  }
  return load
}

/** Whether a region is of another release than the document's lock says, or the entry of another frame. */
function isMixed(html: string, entries: Map<string, string>): boolean {
  const [, shell = ''] = /"shell":"([a-f0-9]{16})"/.exec(html) ?? []
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? []
  if ((entries.get(shell) ?? entry) !== entry) return true
  entries.set(shell, entry)
  const regions = html.matchAll(/data-remote="([^"]+)" data-release="([^"]+)"/g)
  return [...regions].some(
    ([, remote, release]) =>
      release !== 'none' && !html.includes(`"${remote}":{"release":"${release}"`),
  )
}
