import { setTimeout as delay } from 'node:timers/promises'
import { startFleet } from '../../commands/fleet/running-fleet.ts'
import { median, quantile } from '../figures/statistics.ts'
import { describeRun } from '../running/machine.ts'
import { prepareDeeds } from './deeds.ts'
import { measureGrowth } from './growth.ts'
import { startLoad, type Load } from './load.ts'
import type { Deed, FleetResults, Moment } from './results.ts'
import { startTabs } from './tabs.ts'

const minutes = Number(process.env['FLEET_MINUTES'] ?? 10)
const requestsASecond = 200
/** Between two deeds, in milliseconds. */
const restMs = 3_000
/** Seconds of a point in the picture. */
const span = 5

/** What visitors notice of deployments and accidents, one after the other, while they ask and click. */
export async function measureFleet(): Promise<FleetResults> {
  const run = await describeRun()
  const growth = await measureGrowth()
  const fleet = await startFleet({ RENDER_WORKERS: '1', DRAIN_SECONDS: '3' })
  try {
    const deeds = await prepareDeeds(fleet)
    const load = startLoad(fleet.url, requestsASecond)
    const begun = performance.now()
    const tabs = await startTabs(fleet.url)
    const done = new Map<string, Deed>()
    const marks: FleetResults['marks'] = []
    const doOne = async (what: string, doing: () => Promise<number[]>) => {
      marks.push({ second: Math.round((performance.now() - begun) / 1_000), what })
      const { times = 0, seconds = [] } = done.get(what) ?? {}
      done.set(what, { what, times: times + 1, seconds: [...seconds, ...(await doing())] })
      await delay(restMs)
    }
    const isOver = () => performance.now() - begun > minutes * 60_000
    while (!isOver())
      for (const [what, doing] of Object.entries(deeds.again))
        if (!isOver()) await doOne(what, doing)
    await doOne(...deeds.last)
    await tabs.end()
    await load.end()
    await doOne(...deeds.atRest)
    const times = load.documents.map(({ ms }) => ms)
    return {
      ...run,
      ...{ minutes, shells: 3, requestsASecond, requests: load.requests },
      failed: load.failures.length,
      mixed: load.mixed,
      medianMs: median(times),
      p99Ms: quantile(times, 0.99),
      clicks: tabs.clicks,
      brokenClicks: tabs.broken.length,
      deeds: [...done.values()],
      ...{ marks, course: courseOf(load, begun), growth },
      failures: [...load.failures, ...tabs.broken].slice(0, 10),
    }
  } finally {
    await fleet.stop()
  }
}

function courseOf({ documents }: Load, begun: number): Moment[] {
  const spans = new Map<number, number[]>()
  for (const { at, ms } of documents) {
    if (at < begun) continue
    const second = Math.floor((at - begun) / (span * 1_000)) * span
    spans.set(second, [...(spans.get(second) ?? []), ms])
  }
  return [...spans].map(([second, all]) => ({
    second,
    medianMs: median(all),
    p99Ms: quantile(all, 0.99),
  }))
}
