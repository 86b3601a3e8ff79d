import { makeRemoteBuild } from 'delivery/testing-release'
import type { AppParts } from './app.ts'
import { createReleases } from './releases.ts'
import { makeApp, testSettings } from './testing-app.ts'
import { makeDelivery } from './testing-composition.ts'
import { createVisits } from './visits.ts'

/** The whole server over releases of `catalogue` with the given routes; the registry is read when a test says so. */
export async function makeSite(routes: string, parts: Partial<AppParts> = {}) {
  const delivery = await makeDelivery()
  const { store, trusted, folder } = delivery
  const publish = async (files: Record<string, string> = {}) =>
    delivery.publishBuild(await makeRemoteBuild({ routes, files }))
  const release = await publish()
  await delivery.promote(release)
  const compositions = await delivery.follow()
  await compositions.stop()
  const app = await makeApp({
    compositions,
    releases: createReleases({ store, lastGood: store, trusted, folder: `${folder}/verified` }),
    visits: createVisits({
      settings: testSettings,
      compositions,
      trusted,
      remoteNames: ['catalogue'],
    }),
    ...parts,
  })
  return { app, release, publish, delivery, compositions }
}
