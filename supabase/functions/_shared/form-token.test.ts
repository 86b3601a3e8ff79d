import { expect, test } from 'vitest'
import { ageOfFormToken, issueFormToken } from './form-token.ts'

const issued = Date.UTC(2026, 0, 1)

test('a token tells its age in seconds', async () => {
  const token = await issueFormToken('secret', issued)
  expect(await ageOfFormToken('secret', token, issued + 90_000)).toBe(90)
})

test.each([
  ['of another secret', () => issueFormToken('another', issued)],
  [
    'made older',
    async () => `1${(await issueFormToken('secret', issued)).replace(/^\d+/, '000000000')}`,
  ],
  ['cut off', async () => (await issueFormToken('secret', issued)).slice(0, -1)],
  ['without a signature', async () => '1767225600.'],
  ['of another kind', async () => 'null'],
])('one %s is none of ours', async (_, make) => {
  expect(await ageOfFormToken('secret', await make(), issued)).toBeNull()
})
