import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readVerifiedRelease } from './integrity.ts'
import { makeSigningKey, publicKeyOf } from './keys.ts'
import { publish } from './publish.ts'
import { openReleaseStore } from './store.ts'
import { makeBuild, makeFolder } from './testing-release.ts'

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
