import { openFileStorage } from '../storage/file-storage.ts'
import { everyRemote, type TrustedKeys } from '../signing/keys.ts'
import {
  makeSigningKey,
  publicKeyOf,
  saveSigningKey,
  shellTeam,
  signingKeyPath,
  type SigningKey,
} from '../signing/signing-key.ts'
import { changeRoot, rootPath } from '../signing/root-files.ts'
import { firstRoot } from '../signing/sign-root.ts'
import { publish, type Published } from '../releases/publish.ts'
import type { Storage } from '../storage/storage.ts'
import type { Author } from '../registry/signed-registry.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/store.ts'
import { makeBuild, makeFolder } from './release.ts'

/** One place for bytes, empty at first. */
export interface TestPlace {
  /** Opens the place as another process would. */
  open(): Storage
  /** With these settings commands use it. */
  env: Record<string, string>
  stop(): Promise<void>
}

export async function makeFolderPlace(): Promise<TestPlace> {
  const folder = await makeFolder()
  return {
    open: () => openFileStorage(folder),
    env: { RELEASE_STORE: folder },
    stop: async () => undefined,
  }
}

/** A store and the key of the team that publishes `catalogue` to it. */
export interface TestStore {
  storage: Storage
  store: ReleaseStore
  key: SigningKey
  trusted: TrustedKeys
  /** May change anything of any remote. */
  author: Author
  /** Publishes a small build; `files` tell one from another. */
  publish(files?: Record<string, string | Uint8Array>): Promise<Published>
}

/** Puts the keys and the root of a store into a data folder, as lie there with whoever holds them all. */
export async function saveKeys({ store, key, author }: TestStore, dataFolder: string) {
  await saveSigningKey(key, signingKeyPath(dataFolder, key.remote))
  await saveSigningKey(author.key, signingKeyPath(dataFolder, shellTeam))
  return changeRoot(rootPath(dataFolder), store, () => firstRoot(author.key, [publicKeyOf(key)]))
}

export async function makeTestStore(given?: Storage): Promise<TestStore> {
  const storage = given ?? (await makeFolderPlace()).open()
  const store = openReleaseStore(storage)
  const key = await makeSigningKey('catalogue')
  const boss = await makeSigningKey(everyRemote, 'Shell team', { role: shellTeam })
  const trusted = { keys: [key, boss].map(publicKeyOf) }
  return {
    storage,
    store,
    key,
    trusted,
    author: { key: boss, trusted },
    publish: async (files) =>
      publish({
        store,
        trusted,
        key,
        remote: 'catalogue',
        folder: await makeBuild(files),
        kit: '1.0.0',
      }),
  }
}
