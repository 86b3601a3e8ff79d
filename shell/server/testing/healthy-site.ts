import { makeSigningKey, publicKeyOf } from 'delivery'
import { makeRemoteBuild, type RemoteParts } from 'delivery/testing-release'
import type { Services } from '../services.ts'
import { makeApp, testSettings } from './app.ts'
import { makeDelivery } from './composition.ts'
import { createVisits } from '../visitors/visits.ts'

/** The whole server with a release of every remote that is given, by name. */
export async function makeHealthySite(
  remotes: Record<string, RemoteParts>,
  parts: Partial<Services> = {},
) {
  const delivery = await makeDelivery()
  for (const [remote, own] of Object.entries(remotes)) {
    const key = await makeSigningKey(remote, `${remote} team`)
    delivery.trusted.keys.push(publicKeyOf(key))
    const release = await delivery.publishBuild(await makeRemoteBuild(own), key, remote)
    await delivery.promote(release, remote)
  }
  const { compositions, releases, trusted } = await delivery.open()
  await compositions.stop()
  return makeApp({
    compositions,
    releases,
    visits: createVisits({ settings: testSettings, compositions, trusted }),
    ...parts,
  })
}
