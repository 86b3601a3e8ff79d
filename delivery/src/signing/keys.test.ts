import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  everyRemote,
  expiryOf,
  keysThatMay,
  rights,
  roles,
  trustedKeySchema,
  type Role,
  type TrustedKey,
} from './keys.ts'
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
  expect(may({ ended: 0 })).toBe(false)
  expect(may({ ended: 1_000 })).toBe(false)
})

test('rights expire at a time in each spelling that the root takes', () => {
  for (const seconds of ['00', '00.000', '00.000000000'])
    for (const offset of ['Z', '+00', '-0000', '+00:00', ' +00', ' -0000', ' +00:00'])
      for (const between of ['T', ' ']) {
        const expires = `2027-01-31${between}08:00:${seconds}${offset}`
        expect(v.is(trustedKeySchema.entries.expires, expires), expires).toBe(true)
        expect(expiryOf({ expires }), expires).toBe(Date.UTC(2027, 0, 31, 8))
      }
  expect(expiryOf({ expires: '2027-01-31T08:00:00+01' })).toBe(Date.UTC(2027, 0, 31, 7))
  expect(expiryOf({})).toBe(Infinity)
})
