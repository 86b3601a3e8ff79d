import { makeSigningKey, promote, publicKeyOf, publish } from 'delivery'
import { makeRemoteBuild, type RemoteParts } from 'delivery/testing-release'
import type { Services } from '../services.ts'
import { createReleaseCache } from '../composition/release-cache.ts'
import { makeApp, testSettings } from './app.ts'
import { makeDelivery } from './composition.ts'
import { createVisits } from '../visitors/visits.ts'

/** The whole server with a release of every remote that is given, by name. */
export async function makeHealthySite(
  remotes: Record<string, RemoteParts>,
  parts: Partial<Services> = {},
) {
  const delivery = await makeDelivery()
  const { store, trusted, author, folder } = delivery
  for (const [remote, own] of Object.entries(remotes)) {
    const key = await makeSigningKey(remote, `${remote} team`)
    trusted.keys.push(publicKeyOf(key))
    const build = await makeRemoteBuild(own)
    const { release } = await publish({
      store,
      trusted: delivery.all(),
      key,
      remote,
      folder: build,
      kit: '1.0.0',
    })
    await store.changeRegistry(promote(remote, release), author)
  }
  const compositions = await delivery.follow()
  await compositions.stop()
  return makeApp({
    compositions,
    releases: createReleaseCache({ store, lastGood: store, trusted, folder: `${folder}/verified` }),
    visits: createVisits({ settings: testSettings, compositions, trusted }),
    ...parts,
  })
}
