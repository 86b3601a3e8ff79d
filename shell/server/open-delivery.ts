import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  IntegrityError,
  openReleaseStore,
  openStorage,
  ownKeyName,
  readRootFile,
  readSigningKey,
  rootFileOf,
  signingKeyPath,
  SignatureError,
  type TrustedKeys,
} from 'delivery'
import type { Logger } from 'pino'
import { createCanaryWatch } from './visitors/canary-watch.ts'
import { followRegistry } from './composition/follow-registry.ts'
import { poll } from './composition/poll.ts'
import { createReleaseCache } from './composition/release-cache.ts'
import { deadlines, inTime } from './deadlines.ts'
import type { Settings } from './settings.ts'
import type { Frame } from './composition/frame.ts'
import { createVisits } from './visitors/visits.ts'

/**
 * Opens the release store that the settings name, and follows its registry.
 *
 * @throws {Error} one sentence, where a file that the settings name is not there, or `DATA_DIR` cannot be written
 */
export async function openDelivery(settings: Settings, frame: Frame, log: Logger) {
  const dataFolder = resolve(settings.DATA_DIR)
  const place = settings.RELEASE_STORE ?? resolve(dataFolder, 'releases')
  const store = openReleaseStore(openStorage(place, settings))
  const lastGood = openReleaseStore(resolve(dataFolder, 'last-good'))
  const rootFile = await rootFileOf(settings)
  const trusted: TrustedKeys = { keys: [] }
  const keyPath = settings.SHELL_KEY ?? signingKeyPath(dataFolder, ownKeyName)
  if (settings.SHELL_KEY && !existsSync(keyPath))
    throw new Error(`SHELL_KEY ${keyPath} is not there`)
  const key = existsSync(keyPath) ? await readSigningKey(keyPath) : null
  const folder = resolve(dataFolder, 'verified')
  // Else it would call itself ready, and answer every page with 503.
  await mkdir(folder, { recursive: true })
    .then(() => access(folder, constants.W_OK))
    .catch(({ code }: NodeJS.ErrnoException) => {
      throw new Error(`DATA_DIR ${dataFolder} is no folder that can be written (${code})`)
    })
  const releases = createReleaseCache({ store, lastGood, trusted, folder })
  const compositions = await followRegistry({
    ...{ store, place },
    lastGood,
    trusted,
    readRoot: () => readRootFile(rootFile),
    maxAgeDays: settings.REGISTRY_MAX_AGE_DAYS,
    releases,
    frame,
    log,
  })
  const watch = createCanaryWatch({
    ...{ store, author: key && { key, trusted }, trusted, compositions, log },
    secret: settings.SENDER_SECRET,
  })
  let isLast = false
  const sharing = poll({
    read: () => inTime(watch.exchange(isLast), deadlines.registry, 'the store does not answer'),
    failure: 'evidence-not-shared',
    log,
  })
  // What other shells, and the one before this, saw of a canary, and how far its ramp is.
  await sharing.readNow()
  return {
    /** Where verified code lies. */
    codeFolder: folder,
    async bringCode(remote: string, release: string): Promise<string> {
      try {
        return (await releases.ask(remote, release)).folder
      } catch (error) {
        if (error instanceof IntegrityError || error instanceof SignatureError)
          compositions.doubt(remote, release)
        throw error
      }
    },
    releases,
    compositions,
    visits: createVisits({ settings, compositions, trusted }),
    watch,
    /** Tells others what was seen up to now, and nothing more. */
    async close() {
      sharing.stop()
      isLast = true
      await sharing.readNow()
    },
  }
}
