import { expect, test } from 'vitest'
import { everyRemote, keysThatMay, rights, roles, type Role, type TrustedKey } from './keys.ts'
import { makeSigningKey, publicKeyOf } from './signing-key.ts'

test.each(Object.keys(roles) as Role[])(
  '%s may what its role says, and nothing else',
  async (role) => {
    const key = publicKeyOf(await makeSigningKey('catalogue', 'Catalogue', { role }))
    for (const right of rights)
      expect(keysThatMay({ keys: [key] }, right, 'catalogue', Date.now()), right).toEqual(
        (roles[role] as readonly string[]).includes(right) ? [key] : [],
      )
  },
)

test('a key may nothing with another remote, after its time, or when it ended', async () => {
  const key = publicKeyOf(await makeSigningKey('catalogue'))
  const may = (changes: Partial<TrustedKey>, remote = 'catalogue') =>
    keysThatMay({ keys: [{ ...key, ...changes }] }, 'promote', remote, Date.now()).length === 1
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  expect(may({})).toBe(true)
  expect(may({}, 'leads')).toBe(false)
  expect(may({ remote: everyRemote }, 'leads')).toBe(true)
  expect(may({ expires: inSeconds(60) })).toBe(true)
  expect(may({ expires: inSeconds(-60) })).toBe(false)
  expect(may({ expires: '2999-01-01T00:00:00+01' })).toBe(true)
  for (const offset of ['Z', '+01', '-0100', '+01:00'])
    expect(may({ expires: `2020-01-01T00:00:00${offset}` }), offset).toBe(false)
  expect(may({ ended: 0 })).toBe(false)
  expect(may({ ended: 1_000 })).toBe(false)
})
