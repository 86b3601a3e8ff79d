import type { Hono } from 'hono'
import { createApp } from '../app.ts'
import type { Services } from '../services.ts'
import { createCanaryWatch } from '../visitors/canary-watch.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createReleaseCache } from '../composition/release-cache.ts'
import { parseSettings } from '../settings.ts'
import { makeDelivery, testFrame } from './composition.ts'
import { siteOf } from '../site.ts'
import { createVisits } from '../visitors/visits.ts'
import { workersHere } from './workers.ts'

export const testSettings = parseSettings({
  SITE_URL: 'https://www.example.com',
  BOOKING_URL: 'https://booking.example.com',
  SUPABASE_URL: 'https://project.example.com',
  SUPABASE_ANON_KEY: 'key',
})

/** The server's whole application over a store with one release of `catalogue`. */
export async function makeApp(parts: Partial<Services> = {}): Promise<Hono> {
  const delivery = await makeDelivery()
  const { store, trusted, author, folder, log } = delivery
  await delivery.promote(await delivery.publish('first'))
  const compositions = await delivery.follow()
  await compositions.stop()
  const settings = parts.settings ?? testSettings
  const verified = `${folder}/verified`
  const releases =
    parts.releases ?? createReleaseCache({ store, lastGood: store, trusted, folder: verified })
  return createApp({
    settings,
    compositions,
    releases,
    visits: createVisits({ settings, compositions, trusted }),
    watch: createCanaryWatch({ store, author, trusted: author.trusted, compositions, log }),
    workers: workersHere(siteOf(settings), releases),
    frame: testFrame,
    metrics: createMetrics(),
    dataVersion: () => 0,
    phase: () => 'ready',
    log,
    ...parts,
  })
}
