import { expect, test } from 'vitest'
import { addressList, senderAddress } from './sender-address.ts'

const senderOf = (forwarded: string, trusted = '') =>
  senderAddress(
    new Request('http://localhost', { headers: { 'x-forwarded-for': forwarded } }),
    addressList(trusted),
  )

test('is whom the last proxy heard from, whatever a sender claims before that', () => {
  expect(senderOf('203.0.113.7')).toBe('203.0.113.7')
  expect(senderOf('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(senderOf('198.51.100.1,2001:db8::1')).toBe('2001:db8::1')
  expect(senderOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['203.0.113.7:', null],
  ['[2001:db8::1', null],
  ['10.1.2.3:4711', null],
  ['[::1]:4711', null],
])('%s, as some proxies write it, names %s', (address, sender) => {
  expect(senderOf(`198.51.100.1, ${address}`)).toBe(sender)
  if (sender) expect(senderOf(`192.0.2.9, ${address}`, sender)).toBe('192.0.2.9')
})

test('is whom our own proxies name, and never one of them', () => {
  expect(senderOf('6.6.6.6, 203.0.113.7, 192.0.2.9', '192.0.2.0/24')).toBe('203.0.113.7')
  expect(senderOf('203.0.113.7, 10.0.0.5, 2001:db8::5', '10.0.0.5, 2001:db8::5')).toBe(
    '203.0.113.7',
  )
  expect(senderOf('192.0.2.9', '192.0.2.9')).toBeNull()
})

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '192.168.0.9',
  'fd00::1',
  'fe80::1',
  '100.64.1.1',
])('%s is a machine of somebody, no visitor, and hides nobody before it', (address) => {
  expect(senderOf(address)).toBeNull()
  expect(senderOf(`203.0.113.7, ${address}`)).toBeNull()
})

test.each([
  'unknown',
  '1.2.3.4.5',
  "'; drop table contact_requests; --",
  'fe80::1%eth0',
  '::ffff:cb00:7107',
  '',
  ',',
  '203.0.113.7, ',
])('%j names nobody', (forwarded) => expect(senderOf(forwarded)).toBeNull())

test.each(['nonsense', '10.0.0.0/99', '10.0.0.0/x'])('%j is no list of addresses', (text) => {
  expect(() => addressList(text)).toThrow()
})
