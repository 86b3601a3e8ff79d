import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  makeSigningKey,
  publicKeyOf,
  readSigningKey,
  readTrustedKeys,
  saveSigningKey,
  signingKeyPath,
  trustedKeysPath,
} from './keys.ts'
import { makeFolder } from '../testing/release.ts'

async function makePaths() {
  const data = await makeFolder()
  return { secret: signingKeyPath(data, 'catalogue'), trusted: trustedKeysPath(data) }
}

test('a key comes back from its file, which only its owner may read', async () => {
  const paths = await makePaths()
  const key = await makeSigningKey('catalogue', 'Catalogue')
  await saveSigningKey(key, paths)
  expect(await readSigningKey(paths.secret)).toEqual(key)
  expect((await stat(paths.secret)).mode & 0o777).toBe(0o600)
})

test('only the public half is among the trusted keys', async () => {
  const paths = await makePaths()
  const key = await makeSigningKey('catalogue')
  const leads = await makeSigningKey('leads')
  await saveSigningKey(key, paths)
  await saveSigningKey(leads, { ...paths, secret: `${paths.secret}-2` })
  expect(await readTrustedKeys(paths.trusted)).toEqual({
    keys: [publicKeyOf(key), publicKeyOf(leads)],
  })
  expect(await readFile(paths.trusted, 'utf8')).not.toContain(key.d)
})

test('of keys that are made at once none is lost, and whoever follows the list never reads half of it', async () => {
  const paths = await makePaths()
  const saving = Array.from({ length: 10 }, async (_, index) =>
    saveSigningKey(await makeSigningKey(`remote-${index}`), {
      ...paths,
      secret: `${paths.secret}-${index}`,
    }),
  )
  let isSaved = false
  const saved = Promise.all(saving).finally(() => (isSaved = true))
  for (let known = 0; !isSaved;) {
    const { length } = (await readTrustedKeys(paths.trusted)).keys
    expect(length).toBeGreaterThanOrEqual(known)
    known = length
  }
  await saved
  expect((await readTrustedKeys(paths.trusted)).keys).toHaveLength(10)
})

test('a list of trusted keys that is gone is an error for whoever had one', async () => {
  const { trusted } = await makePaths()
  await expect(readTrustedKeys(trusted, { mustExist: true })).rejects.toThrow(
    `${trusted} is not there`,
  )
})

test('a list of trusted keys that never ends is an error', async () => {
  await expect(readTrustedKeys('/dev/zero')).rejects.toThrow('/dev/zero cannot be read')
})

test('a key is never overwritten', async () => {
  const paths = await makePaths()
  const key = await makeSigningKey('catalogue')
  await saveSigningKey(key, paths)
  await expect(saveSigningKey(await makeSigningKey('catalogue'), paths)).rejects.toThrow('EEXIST')
  expect(await readSigningKey(paths.secret)).toEqual(key)
  expect((await readTrustedKeys(paths.trusted)).keys).toHaveLength(1)
})

test('a key that nobody came to trust leaves no file in the way of the next one', async () => {
  const paths = await makePaths()
  const isFile = join(await makeFolder(), 'file')
  await writeFile(isFile, '')
  const key = await makeSigningKey('catalogue')
  await expect(saveSigningKey(key, { ...paths, trusted: join(isFile, 'keys') })).rejects.toThrow()
  expect(await readdir(dirname(paths.secret))).toEqual([])
  await saveSigningKey(key, paths)
  expect(await readSigningKey(paths.secret)).toEqual(key)
})

test('a key is for a remote', async () => {
  await expect(makeSigningKey('../catalogue')).rejects.toThrow('is not the name of a remote')
})

test('no list of trusted keys trusts nobody; a broken one is an error', async () => {
  const path = join(await makeFolder(), 'trusted.json')
  expect(await readTrustedKeys(path)).toEqual({ keys: [] })
  for (const text of ['{ "keys": [', '{}', '{ "keys": [{ "kty": "RSA" }] }']) {
    await writeFile(path, text)
    await expect(readTrustedKeys(path)).rejects.toThrow(`${path} is not a set of trusted keys`)
  }
})

test('a signing key that is missing, or only a public one, is named', async () => {
  const path = join(await makeFolder(), 'catalogue.jwk')
  await expect(readSigningKey(path)).rejects.toThrow(`There is no signing key at ${path}`)
  await writeFile(path, JSON.stringify(publicKeyOf(await makeSigningKey('catalogue'))))
  await expect(readSigningKey(path)).rejects.toThrow(`${path} is not a signing key`)
})
