import type { ReleaseStore } from 'delivery'
import { makeRemoteBuild } from 'delivery/testing-release'
import type { ReleaseCache } from '../composition/release-cache.ts'
import type { Services } from '../services.ts'
import { createCanaryWatch } from '../visitors/canary-watch.ts'
import { makeApp, testSettings } from './app.ts'
import { makeDelivery } from './composition.ts'
import { createVisits } from '../visitors/visits.ts'

/** The whole server over releases of `catalogue` with the given routes; the registry is read when a test says so. */
export async function makeSite(
  routes: string,
  parts: Partial<Services> | ((releases: ReleaseCache) => Partial<Services>) = {},
  store = ({ store }: { store: ReleaseStore }) => store,
) {
  const delivery = await makeDelivery()
  const publish = async (files: Record<string, string> = {}) =>
    delivery.publishBuild(await makeRemoteBuild({ routes, files }))
  const release = await publish()
  await delivery.promote(release)
  const { compositions, releases, trusted } = await delivery.open(store(delivery))
  await compositions.stop()
  const app = await makeApp({
    compositions,
    releases,
    watch: createCanaryWatch({ ...delivery, compositions }),
    visits: createVisits({
      settings: testSettings,
      compositions,
      trusted,
    }),
    ...(typeof parts === 'function' ? parts(releases) : parts),
  })
  return { app, release, publish, delivery, compositions }
}
