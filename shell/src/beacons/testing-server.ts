import { Hono } from 'hono'
import { pino } from 'pino'
import type { CompositionLock } from 'shared-ui/contract'
import { takeBeacons } from '../../server/visitors/beacons.ts'
import type { Told } from '../../server/visitors/evidence.ts'
import { defaultSite } from '../site/site-plan.ts'
import { createMetrics } from '../../server/metrics/metrics.ts'

/** For tests: a page's lock, with ids as the server takes them. */
export const testLock: CompositionLock = {
  id: '0123456789abcdef',
  shell: 'fedcba9876543210',
  remotes: {
    catalogue: { release: 'aaaaaaaaaaaaaaaa', entry: '/remotes/catalogue/aaaaaaaaaaaaaaaa/e.js' },
    leads: { release: 'bbbbbbbbbbbbbbbb', entry: '/remotes/leads/bbbbbbbbbbbbbbbb/e.js' },
  },
}

/** For tests: takes this window's beacons as the composition server does, and keeps what it counted and logged. */
export function takeBeaconsHere() {
  const observed: Told[] = []
  const logged: Record<string, unknown>[] = []
  const statuses: Promise<number>[] = []
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
  const watch = {
    report(_: string | undefined, told: readonly Told[]) {
      observed.push(...told)
    },
  }
  const compositions = { isRecent: () => true, of: () => Promise.resolve({ site: defaultSite }) }
  const metrics = createMetrics()
  const parts = {
    watch,
    compositions,
    frame: { id: testLock.shell },
    metrics,
    log,
  }
  const app = new Hono().post('/_beacon', takeBeacons(parts))

  navigator.sendBeacon = (url, body) => {
    const answer = async () => {
      const { type } = body as Blob
      const text = await readText(body as Blob)
      const headers = { 'Content-Type': type }
      return (await app.request(String(url), { method: 'POST', headers, body: text })).status
    }
    statuses.push(answer())
    return true
  }
  /** Of what it counted, the lines of one series. */
  const series = async (name: string) =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith(`${name}{`))
  return { observed, logged, series, answers: () => Promise.all(statuses) }
}

/** jsdom's blobs have no `text()`. */
function readText(blob: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
}
