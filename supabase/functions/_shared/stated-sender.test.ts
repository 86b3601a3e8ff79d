import { expect, test } from 'vitest'
import { stateSender } from '../../tests/contacts.ts'
import { readStatedSender } from './stated-sender.ts'

const secret = '0123456789abcdef0123456789abcdef'
const now = Date.UTC(2026, 0, 1)
const body = '{"firstName":"Ada"}'
/** As the shell writes it in `form-sender.test.ts`. */
const statement =
  '1767225600 203.0.113.7 e1b0764fe3a22660482eb184779933490689f2604944e8e1602c0270dcc3a4aa'
const read = (text: string | null, at = now) => readStatedSender(text, body, secret, at)

test('names the network that a shell has signed, or that the shell does not know it', async () => {
  expect(await read(statement)).toEqual({ network: '203.0.113.7' })
  expect(await stateSender('203.0.113.7', body, secret, now)).toBe(statement)
  expect(await read(await stateSender(null, body, secret, now))).toEqual({ network: null })
})

test.each<[string, () => unknown]>([
  ['of another network', () => read(statement.replace('.7 ', '.8 '))],
  ['of another second', () => read(statement.replace('00 ', '01 '))],
  ['with another form', () => readStatedSender(statement, `${body} `, secret, now)],
  ['under another secret', () => readStatedSender(statement, body, secret.toUpperCase(), now)],
  ['where there is no secret', () => readStatedSender(statement, body, undefined, now)],
  ['that is six minutes old', () => read(statement, now + 360_000)],
  ['of the future', () => read(statement, now - 360_000)],
  ['cut off', () => read(statement.slice(0, -1))],
  ['without a signature', () => read('1767225600 203.0.113.7')],
  ['that is none', () => read(null)],
])('one %s says nothing', async (_, reading) => {
  expect(await reading()).toBeNull()
})
