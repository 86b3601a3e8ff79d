import { expect, test } from 'vitest'
import { signPreview, verifyPreview } from '../releases/preview.ts'
import { encodeText } from '../storage/storage.ts'
import { everyRemote, roles, type Person } from './keys.ts'
import { makeSigningKey, publicKeyOf } from './signing-key.ts'
import { signBytes, verifyBytes } from './signature.ts'

const bytes = encodeText('{ "remote": "site" }')
const desk = await makeSigningKey(everyRemote, 'Console', { role: 'console' })
const team = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
const personOf = (more: Partial<Person> = {}): Person => ({
  ...{ email: 'ada@example.org', name: 'Ada', team: 'Shell team', remote: everyRemote },
  ...{ may: [...roles['shell-team']], ...more },
})
const trustedWith = (...people: Person[]) => ({ keys: [desk, team].map(publicKeyOf), people })
const acting = { by: 'ada@example.org', after: 7 }
const signature = await signBytes(bytes, desk, acting)
const verify = (people: Person[], value = signature, remote = 'site') =>
  verifyBytes(bytes, value, trustedWith(...people), remote)

test('what a console signed names who was signed in, and whose key it was', async () => {
  const { signer } = await verify([personOf()])
  expect(signer).toMatchObject({
    ...{ name: 'Ada (signed in as ada@example.org)', team: 'Shell team', kid: desk.kid, acting },
  })
  expect((await verify([personOf({ remote: 'site' })])).signer.team).toBe('Shell team')
})

const past = '2020-01-01T00:00:00Z'
test.each<[string, Person[]]>([
  ['nobody of that email', [personOf({ email: 'eve@example.org' })]],
  ['somebody of another remote', [personOf({ remote: 'leads' })]],
  ['somebody who may not publish', [personOf({ may: ['promote'] })]],
  ['somebody who left', [personOf({ ended: 99 })]],
  ['somebody whose time was over', [personOf({ expires: past })]],
  ['somebody who came back later', [personOf({ ended: 8 }), personOf({ since: 10 })]],
])('it does not count for %s', async (_, people) => {
  await expect(verify(people)).rejects.toThrow(/not signed by a key|had expired/)
  const link = await signPreview(desk, 'site', 'a'.repeat(16), 60, acting)
  await expect(verifyPreview(link, trustedWith(...people))).rejects.toThrow('its key may not show')
})

test('who came back signs anew, and what was signed before stays void', async () => {
  const people = [personOf({ ended: 8 }), personOf({ since: 10 })]
  const anew = await signBytes(bytes, desk, { ...acting, after: 10 })
  await expect(verify(people, anew)).resolves.toBeTruthy()
})

test('it is of site data only: all else is code', async () => {
  await expect(verify([personOf()], signature, 'catalogue')).rejects.toThrow('not signed by a key')
  const link = await signPreview(desk, 'catalogue', 'a'.repeat(16), 60, acting)
  await expect(verifyPreview(link, trustedWith(personOf()))).rejects.toThrow('may not show')
})

test('it takes a key that may act, and one that may is nobody by itself', async () => {
  await expect(verify([personOf()], await signBytes(bytes, team, acting))).rejects.toThrow()
  await expect(verify([personOf()], await signBytes(bytes, desk))).rejects.toThrow()
  const ended = { ...publicKeyOf(desk), ended: 99 }
  const trusted = { keys: [ended, publicKeyOf(team)], people: [personOf()] }
  await expect(verifyBytes(bytes, signature, trusted, 'site')).rejects.toThrow('not signed by')
})

test.each<[string, object]>([
  ['somebody else', { by: 'boss@example.org', after: 7 }],
  ['nobody', {}],
  ['something that is no email', { by: 7, after: 7 }],
  ['no change', { by: acting.by }],
  ['another change', { ...acting, after: 99 }],
])('a header that is made to name %s is refused', async (_, named) => {
  const [header = '', , value] = signature.split('.')
  const { by, after, ...rest } = JSON.parse(Buffer.from(header, 'base64url').toString()) as {
    by: string
    after: number
  }
  expect({ by, after }).toEqual(acting)
  const forged = Buffer.from(JSON.stringify({ ...rest, ...named })).toString('base64url')
  const people = [personOf(), personOf({ email: 'boss@example.org' })]
  await expect(verify(people, `${forged}..${value}`)).rejects.toThrow(/not signed/)
})

test('a link that a console signed shows site data as long as who was signed in may', async () => {
  const link = await signPreview(desk, 'site', 'a'.repeat(16), 60, acting)
  await expect(verifyPreview(link, trustedWith(personOf()))).resolves.toMatchObject({
    remote: 'site',
  })
  const expired = personOf({ expires: past })
  await expect(verifyPreview(link, trustedWith(expired))).rejects.toThrow('may not show site')
})
