import { importJWK, SignJWT, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { signPreview, verifyPreview } from './preview.ts'
import { SignatureError } from '../signing/jws.ts'

const release = 'a'.repeat(16)
const key = await makeSigningKey('catalogue')
const trusted = { keys: [publicKeyOf(key)] }

test('a link names the remote and the release', async () => {
  const token = await signPreview(key, 'catalogue', release, 3600)
  expect(await verifyPreview(token, trusted)).toMatchObject({ remote: 'catalogue', release })
})

test('a clock that is half a minute wrong does not matter, two minutes do', async () => {
  await expect(
    verifyPreview(await signPreview(key, 'catalogue', release, -30), trusted),
  ).resolves.toBeTruthy()
  await expect(
    verifyPreview(await signPreview(key, 'catalogue', release, -120), trusted),
  ).rejects.toThrow('This preview link does not work: it has expired')
})

const daySeconds = 24 * 3600
const now = () => Math.floor(Date.now() / 1000)

/** A link that the team signed with another tool. */
async function sign(claims: object, header: object = { typ: 'delivery-preview+jwt' }) {
  return new SignJWT({ remote: 'catalogue', release, aud: 'preview', ...claims })
    .setProtectedHeader({ alg: 'Ed25519', kid: key.kid, ...header })
    .sign(await importJWK(key as JWK, 'Ed25519'))
}

test('a link works for thirty days at most, whatever it says', async () => {
  const month = 30 * daySeconds
  await expect(
    verifyPreview(await signPreview(key, 'catalogue', release, month), trusted),
  ).resolves.toBeTruthy()
  for (const claims of [
    { iat: now(), exp: now() + 3650 * daySeconds },
    { iat: now(), exp: now() + month + 1 },
    { iat: now() + 3620 * daySeconds, exp: now() + 3650 * daySeconds },
    { iat: now() - 3650 * daySeconds, exp: now() + 60 },
    { exp: now() + 60 },
    { iat: now() },
  ])
    await expect(verifyPreview(await sign(claims), trusted)).rejects.toThrow(SignatureError)
})

test('what else a team signs with its key is no link', async () => {
  const claims = { iat: now(), exp: now() + 60 }
  await expect(verifyPreview(await sign(claims), trusted)).resolves.toBeTruthy()
  for (const header of [{}, { typ: 'JWT' }, { typ: 'delivery-release+jws' }])
    await expect(verifyPreview(await sign(claims, header), trusted)).rejects.toThrow('typ')
})

test('a key shows its own remote only', async () => {
  const forged = await signPreview(key, 'leads', release, 3600)
  await expect(verifyPreview(forged, trusted)).rejects.toThrow('its key may not show leads')
})

test('a key that is not trusted, or not any more, shows nothing', async () => {
  const stranger = await makeSigningKey('catalogue')
  const token = await signPreview(stranger, 'catalogue', release, 3600)
  await expect(verifyPreview(token, trusted)).rejects.toThrow('its key is not trusted')
  const posing = await signPreview({ ...stranger, kid: key.kid }, 'catalogue', release, 3600)
  await expect(verifyPreview(posing, trusted)).rejects.toThrow('This preview link does not work')
})

test('a changed token is refused', async () => {
  const [header, , signature] = (await signPreview(key, 'catalogue', release, 3600)).split('.')
  const [, payload] = (await signPreview(key, 'catalogue', 'b'.repeat(16), 3600)).split('.')
  for (const token of [`${header}.${payload}.${signature}`, 'nonsense', ''])
    await expect(verifyPreview(token, trusted)).rejects.toThrow('This preview link does not work')
})

test('what is not the id of a release cannot be shown', async () => {
  const token = await signPreview(key, 'catalogue', '../../registry', 3600)
  await expect(verifyPreview(token, trusted)).rejects.toThrow('is not the id of a release')
})
