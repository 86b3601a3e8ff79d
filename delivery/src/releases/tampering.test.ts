import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readVerifiedRelease } from './integrity.ts'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { publish } from './publish.ts'
import { openReleaseStore } from './store.ts'
import { makeBuild, makeFolder } from '../testing/release.ts'
import { makeTestStore } from '../testing/storage.ts'

test('one byte changed in any file of a release is refused, and so is a file that is gone', async () => {
  const folder = await makeFolder()
  const store = openReleaseStore(folder)
  const key = await makeSigningKey('catalogue')
  const trusted = { keys: [publicKeyOf(key)] }
  const build = await makeBuild()
  const publication = { store, trusted, key, remote: 'catalogue', folder: build, kit: '1.0.0' }
  const { release } = await publish(publication)
  const verify = () => readVerifiedRelease(store, trusted, 'catalogue', release)
  const { manifest } = await verify()

  const files = [...Object.keys(manifest.files), 'release.json', 'release.jws']
  for (const file of files) {
    const path = join(folder, 'catalogue', release, file)
    const bytes = await readFile(path)
    const changed = Buffer.from(bytes)
    changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(path, changed)
    await expect(verify(), file).rejects.toThrow()
    await rm(path)
    await expect(verify(), file).rejects.toThrow()
    await writeFile(path, bytes)
  }
  await expect(verify()).resolves.toBeTruthy()
})

test('files come in the order of the manifest, whichever is read first', async () => {
  const { store, trusted, publish } = await makeTestStore()
  const { release } = await publish()
  const others = Promise.withResolvers()
  const uneven: typeof store = {
    ...store,
    async readFile(...names) {
      const isFirst = names[2] === 'assets/role-page-2.js'
      if (isFirst) await others.promise
      return store.readFile(...names).finally(() => isFirst || others.resolve(null))
    },
  }
  const { manifest, files } = await readVerifiedRelease(uneven, trusted, 'catalogue', release)
  expect([...files.keys()]).toEqual(Object.keys(manifest.files))
  expect([...files.values()].map(({ length }) => length)).toEqual(
    Object.values(manifest.files).map(({ bytes }) => bytes),
  )
})
