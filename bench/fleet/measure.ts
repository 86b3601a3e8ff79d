import { setTimeout as delay } from 'node:timers/promises'
import { startFleet } from '../../commands/fleet/running-fleet.ts'
import { median, quantile } from '../figures/statistics.ts'
import { describeRun } from '../running/machine.ts'
import { prepareDeeds, type Deeds } from './deeds.ts'
import { startLoad } from './load.ts'
import { startTabs } from './tabs.ts'

const minutes = Number(process.env['FLEET_MINUTES'] ?? 10)
const requestsASecond = 200
/** Between two deeds, in milliseconds. */
const restMs = 3_000

/** What visitors notice of deployments and accidents, one after the other, while they ask and click. */
export async function measureFleet() {
  const run = await describeRun()
  const fleet = await startFleet({ RENDER_WORKERS: '1', DRAIN_SECONDS: '3' })
  try {
    const deeds = await prepareDeeds(fleet)
    const load = startLoad(fleet.url, requestsASecond)
    const begun = performance.now()
    const tabs = await startTabs(fleet.url)
    const done = new Map<string, Deed>()
    const doAll = async (some: Deeds, isOver = () => false) => {
      for (const [what, doing] of Object.entries(some)) {
        if (isOver()) return
        const { times = 0, seconds = [] } = done.get(what) ?? {}
        done.set(what, { what, times: times + 1, seconds: [...seconds, ...(await doing())] })
        await delay(restMs)
      }
    }
    const isOver = () => performance.now() - begun > minutes * 60_000
    while (!isOver()) await doAll(deeds.again, isOver)
    await doAll(deeds.last)
    await tabs.end()
    await load.end()
    await doAll(deeds.atRest)
    return {
      ...run,
      ...{ minutes, shells: 3, requestsASecond, requests: load.requests },
      failed: load.failures.length,
      /** Documents of which a part is of another release than their lock says. */
      mixed: load.mixed,
      /** Milliseconds that half of the documents took at most, and 99 of 100. */
      medianMs: median(load.times),
      p99Ms: quantile(load.times, 0.99),
      /** In tabs that were opened before what happened then. */
      clicks: tabs.clicks,
      brokenClicks: tabs.broken.length,
      deeds: [...done.values()],
      /** The first of what failed, for whoever looks for the cause. */
      failures: [...load.failures, ...tabs.broken].slice(0, 10),
    }
  } finally {
    await fleet.stop()
  }
}

export type FleetResults = Awaited<ReturnType<typeof measureFleet>>

/** What was done to the fleet, and how often. */
interface Deed {
  what: string
  /** Of all times. */
  seconds: number[]
  times: number
}
