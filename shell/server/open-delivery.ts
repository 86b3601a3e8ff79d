import { resolve } from 'node:path'
import { openReleaseStore, openStorage, readTrustedKeys, trustedKeysPath } from 'delivery'
import type { Logger } from 'pino'
import { remoteNames } from '../src/ownership.ts'
import { createCanaryWatch, type CanaryWatch } from './visitors/canary-watch.ts'
import { followRegistry, type Compositions } from './composition/follow-registry.ts'
import { createReleaseCache, type ReleaseCache } from './composition/release-cache.ts'
import type { Settings } from './settings.ts'
import type { ShellBuild } from './composition/shell-build.ts'
import { removeAbandonedDrafts } from './composition/unpack-release.ts'
import { createVisits, type Visits } from './visitors/visits.ts'

export interface DeliveryParts {
  /** Where verified code lies. */
  codeFolder: string
  releases: ReleaseCache
  compositions: Compositions
  visits: Visits
  watch: CanaryWatch
}

/** Opens the release store that the settings name, and follows its registry. */
export async function openDelivery(
  settings: Settings,
  shell: ShellBuild,
  log: Logger,
): Promise<DeliveryParts> {
  const dataFolder = resolve(settings.DATA_DIR)
  const place = settings.RELEASE_STORE ?? resolve(dataFolder, 'releases')
  const store = openReleaseStore(openStorage(place, settings))
  const lastGood = openReleaseStore(resolve(dataFolder, 'last-good'))
  const keysPath = settings.TRUSTED_KEYS ?? trustedKeysPath(dataFolder)
  const trusted = await readTrustedKeys(keysPath)
  const folder = resolve(dataFolder, 'verified')
  await removeAbandonedDrafts(folder)
  const releases = createReleaseCache({ store, lastGood, trusted, folder })
  const compositions = await followRegistry({
    store,
    lastGood,
    trusted,
    // A list that is gone revokes nobody, unlike an empty one: a volume may be away, or a tool amid writing it anew.
    readTrusted: () => readTrustedKeys(keysPath, { mustExist: true }),
    releases,
    shell,
    log,
  })
  return {
    codeFolder: folder,
    releases,
    compositions,
    visits: createVisits({ settings, compositions, trusted, remoteNames }),
    watch: createCanaryWatch({ store, compositions, log }),
  }
}
