import { resolve } from 'node:path'
import {
  findRoot,
  openReleaseStore,
  openStorage,
  rootPath,
  type ReleaseStore,
  type TrustedKeys,
} from 'delivery'
import type { ConsoleSettings } from '../settings.ts'

/** What is released, as the store has it and the root allows it. */
export interface Delivery {
  store: ReleaseStore
  /** Who may do what now: the newest root that goes on from the one here. */
  readTrusted(): Promise<TrustedKeys>
}

export function openDelivery(settings: ConsoleSettings): Delivery {
  const dataFolder = resolve(settings.DATA_DIR)
  const place = settings.RELEASE_STORE ?? resolve(dataFolder, 'releases')
  const store = openReleaseStore(openStorage(place, settings))
  const rootFile = settings.ROOT_FILE ?? rootPath(dataFolder)
  return { store, readTrusted: () => findRoot(rootFile, store) }
}
