import { setTimeout as delay } from 'node:timers/promises'
import { startFleet } from '../../commands/fleet/running-fleet.ts'
import { median } from '../figures/statistics.ts'
import { describeRun } from '../running/machine.ts'
import { prepareDeeds, type Doing } from './deeds.ts'
import { startLoad } from './load.ts'
import type { Deed, FleetResults } from './results.ts'
import { startTabs } from './tabs.ts'

const minutes = Number(process.env['FLEET_MINUTES'] ?? 10)
const requestsASecond = 200
/** Between two deeds, in milliseconds. */
const restMs = 3_000

/** What visitors notice of deployments and accidents, one after the other, while they ask and click. */
export async function measureFleet(): Promise<FleetResults> {
  const run = await describeRun()
  const fleet = await startFleet({ RENDER_WORKERS: '1', DRAIN_SECONDS: '3' })
  try {
    const deeds = await prepareDeeds(fleet)
    const load = startLoad(fleet.url, requestsASecond)
    const tabs = await startTabs(fleet.url)
    const done = await doAll(deeds, performance.now() + minutes * 60_000)
    await tabs.end()
    await load.end()
    const times = load.documentMs.sort((a, b) => a - b)
    return {
      ...run,
      ...{ minutes, shells: 3, requestsASecond, requests: load.requests },
      failed: load.failures.length,
      mixed: load.mixed,
      medianMs: median(times),
      p99Ms: times[Math.floor(times.length * 0.99)] ?? NaN,
      clicks: tabs.clicks,
      brokenClicks: tabs.broken.length,
      deeds: done,
      failures: [...load.failures, ...tabs.broken].slice(0, 10),
    }
  } finally {
    await fleet.stop()
  }
}

async function doAll(deeds: Record<string, Doing>, until: number): Promise<Deed[]> {
  const done = new Map<string, Deed>()
  for (;;)
    for (const [what, doing] of Object.entries(deeds)) {
      if (performance.now() > until) return [...done.values()]
      const seconds = await doing()
      const before = done.get(what)
      const longest = seconds === null ? null : Math.max(seconds, before?.seconds ?? 0)
      done.set(what, { what, times: (before?.times ?? 0) + 1, seconds: longest })
      await delay(restMs)
    }
}
