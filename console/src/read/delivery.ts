import { resolve } from 'node:path'
import {
  findRoot,
  hashOfChange,
  openReleaseStore,
  openStorage,
  rootPath,
  type ReleaseStore,
  type TrustedKeys,
  type VerifiedChange,
} from 'delivery'
import type { ConsoleSettings } from '../settings.ts'

/** What is released, as the store has it and the root allows it. */
export interface Delivery {
  store: ReleaseStore
  /** Who may do what now: the newest root that goes on from the one here. */
  readTrusted(): Promise<TrustedKeys>
  /** All that was changed, the newest first. */
  readHistory(): Promise<readonly VerifiedChange[]>
}

export function openDelivery(settings: ConsoleSettings): Delivery {
  const dataFolder = resolve(settings.DATA_DIR)
  const place = settings.RELEASE_STORE ?? resolve(dataFolder, 'releases')
  const store = openReleaseStore(openStorage(place, settings))
  const rootFile = settings.ROOT_FILE ?? rootPath(dataFolder)
  return deliveryFrom(store, () => findRoot(rootFile, store))
}

export function deliveryFrom(
  store: ReleaseStore,
  readTrusted: () => Promise<TrustedKeys>,
): Delivery {
  let kept: { key: string; history: readonly VerifiedChange[] } | undefined
  return {
    store,
    readTrusted,
    /** Ten thousand signatures take a second: they are checked again when there is one more, or other keys count. */
    async readHistory() {
      const trusted = await readTrusted()
      const [newest] = (await store.readRegistry(trusted)).history
      const key = JSON.stringify([newest && hashOfChange(newest), trusted.keys])
      if (kept?.key !== key)
        kept = { key, history: (await store.readHistory(trusted)).toReversed() }
      return kept.history
    },
  }
}
