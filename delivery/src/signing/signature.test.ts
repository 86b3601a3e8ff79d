import { CompactSign, importJWK, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { makeSigningKey, publicKeyOf } from './signing-key.ts'
import { SignatureError } from './jws.ts'
import { signBytes, verifyBytes } from './signature.ts'
import { encodeText } from '../storage/storage.ts'

const bytes = encodeText('{ "remote": "catalogue" }')
const key = await makeSigningKey('catalogue', 'Catalogue')
const other = await makeSigningKey('leads', 'Leads')
const second = await makeSigningKey('catalogue', 'Second')
const trusted = { keys: [other, key, second].map(publicKeyOf) }
const signature = await signBytes(bytes, key)

test('a signature tells who signed', async () => {
  const { signer } = await verifyBytes(bytes, signature, trusted, 'catalogue')
  expect(signer).toEqual(publicKeyOf(key))
})

test('it stands beside the bytes and does not contain them', () => {
  expect(signature).toMatch(/^[\w-]+\.\.[\w-]+$/)
})

test('a team may have two keys while it changes them', async () => {
  const next = await makeSigningKey('catalogue', 'Catalogue')
  const both = { keys: [...trusted.keys, publicKeyOf(next)] }
  const { signer } = await verifyBytes(bytes, await signBytes(bytes, next), both, 'catalogue')
  expect(signer.kid).toBe(next.kid)
  await expect(verifyBytes(bytes, signature, both, 'catalogue')).resolves.toBeTruthy()
})

test.each([
  ['a changed byte', encodeText('{ "remote": "catalogue"  }'), signature],
  ['no signature', bytes, ''],
  ['half a signature', bytes, signature.slice(0, -20)],
  ['a signature of other bytes', bytes, await signBytes(encodeText('other'), key)],
  ['a stranger with the same key id', bytes, await signBytes(bytes, { ...other, kid: key.kid })],
  [
    'a team’s second key that names the first',
    bytes,
    await signBytes(bytes, { ...second, kid: key.kid }),
  ],
  ['another team', bytes, await signBytes(bytes, other)],
])('%s is refused', async (_, signed, value) => {
  await expect(verifyBytes(signed, value, trusted, 'catalogue')).rejects.toThrow(SignatureError)
})

test('a header that asks for no or another algorithm is refused', async () => {
  const [, , value] = signature.split('.')
  for (const alg of ['none', 'HS256']) {
    const header = Buffer.from(JSON.stringify({ alg, kid: key.kid })).toString('base64url')
    await expect(verifyBytes(bytes, `${header}..${value}`, trusted, 'catalogue')).rejects.toThrow(
      'not signed by a key that is trusted for catalogue',
    )
  }
})

test('what else a team signs is no release, and what it signed before there were types still is one', async () => {
  const sign = async (typ?: string, iat = 0) => {
    const jws = await new CompactSign(bytes)
      .setProtectedHeader({
        alg: 'Ed25519',
        kid: key.kid,
        ...(!Number.isNaN(iat) && { iat }),
        ...(typ && { typ }),
      })
      .sign(await importJWK(key as JWK, 'Ed25519'))
    return jws.replace(/\..*\./, '..')
  }
  const verify = (value: string) => verifyBytes(bytes, value, trusted, 'catalogue')
  await expect(verify(await sign())).resolves.toBeTruthy()
  await expect(verify(await sign('delivery-release+jws'))).resolves.toBeTruthy()
  for (const typ of ['delivery-preview+jwt', 'JWT'])
    await expect(verify(await sign(typ))).rejects.toThrow(`is signed as ${typ}`)
  await expect(verify(await sign(undefined, NaN))).rejects.toThrow('does not say when')
  const [header = ''] = signature.split('.')
  expect(Buffer.from(header, 'base64url').toString()).toContain('"typ":"delivery-release+jws"')
})

test('a remote without a trusted key is named', async () => {
  await expect(verifyBytes(bytes, signature, trusted, 'resources')).rejects.toThrow(
    'no key is trusted for resources',
  )
})
