import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../testing/release.ts'
import { roles } from './keys.ts'
import {
  makeSigningKey,
  publicKeyOf,
  readSigningKey,
  saveSigningKey,
  signingKeyPath,
} from './signing-key.ts'

const makePath = async () => signingKeyPath(await makeFolder(), 'catalogue')

test('a key comes back from its file, which only its owner may read', async () => {
  const path = await makePath()
  const key = await makeSigningKey('catalogue', 'Catalogue')
  await saveSigningKey(key, path)
  expect(await readSigningKey(path)).toEqual(key)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('a key is never overwritten, and nothing is left of the attempt', async () => {
  const path = await makePath()
  const key = await makeSigningKey('catalogue')
  await saveSigningKey(key, path)
  await expect(saveSigningKey(await makeSigningKey('catalogue'), path)).rejects.toThrow('EEXIST')
  expect(await readSigningKey(path)).toEqual(key)
  expect(await readdir(dirname(path))).toEqual(['catalogue.jwk'])
})

test('the public half says all but the secret', async () => {
  const { d, ...rest } = await makeSigningKey('catalogue', 'Catalogue', { name: 'Ada' })
  expect(publicKeyOf({ d, ...rest })).toEqual(rest)
  expect(JSON.stringify(rest)).not.toContain(d)
})

test('a key is for a remote', async () => {
  await expect(makeSigningKey('../catalogue')).rejects.toThrow('is not the name of a remote')
})

test("a key's id can be typed on a command line", async () => {
  const making = Array.from({ length: 400 }, () => makeSigningKey('catalogue'))
  for (const { kid } of await Promise.all(making)) expect(kid).toMatch(/^\w[\w-]+$/)
})

test('a signing key that is missing, or only a public one, is named', async () => {
  const path = join(await makeFolder(), 'catalogue.jwk')
  await expect(readSigningKey(path)).rejects.toThrow(`There is no signing key at ${path}`)
  await expect(readSigningKey(dirname(path))).rejects.toThrow('cannot be read: ')
  await writeFile(path, JSON.stringify(publicKeyOf(await makeSigningKey('catalogue'))))
  await expect(readSigningKey(path)).rejects.toThrow(`${path} is not a signing key`)
})

test('a key that was made before there were roles may do what a team may', async () => {
  const path = await makePath()
  const { may: _, name: __, ...old } = await makeSigningKey('catalogue')
  await saveSigningKey(old as never, path)
  expect(await readFile(path, 'utf8')).not.toContain('"may"')
  expect((await readSigningKey(path)).may).toEqual(roles.team)
})

test('a key that is given in place of its file is told to nobody', async () => {
  const key = await makeSigningKey('leads')
  const text = JSON.stringify(key)
  const refusal = /^A signing key is named by its file, and here it is the key itself$/
  for (const given of [text, `\ufeff${text}`, `'${text}'`, Buffer.from(text).toString('base64')]) {
    await expect(readSigningKey(given)).rejects.toThrow(refusal)
    // As by 'keygen', which tells where it put the new one.
    await expect(saveSigningKey(key, given)).rejects.toThrow(refusal)
  }
})
