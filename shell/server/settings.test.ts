import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const complete = {
  BOOKING_URL: 'https://booking.example.com/plumbline',
  SUPABASE_URL: 'https://project.example.com/',
  SUPABASE_ANON_KEY: 'key',
}

test('fills in what may be left out', () => {
  expect(parseSettings(complete)).toMatchObject({
    PORT: 4200,
    SITE_NAME: 'Plumbline',
    SITE_URL: 'http://localhost:4200',
    SUPABASE_URL: 'https://project.example.com',
  })
})

test('answers where it is, unless it is told its public address', () => {
  expect(parseSettings({ ...complete, PORT: '4300', SITE_URL: '' }).SITE_URL).toBe(
    'http://localhost:4300',
  )
})

test.each([
  ['0.0.0.0', 'http://localhost:4200'],
  ['::', 'http://localhost:4200'],
  ['192.0.2.7', 'http://192.0.2.7:4200'],
  ['2001:db8::7', 'http://[2001:db8::7]:4200'],
])('a shell that listens on %s is at %s', (HOST, url) => {
  expect(parseSettings({ ...complete, HOST }).SITE_URL).toBe(url)
})

test('listens on an address, not on a name, and drains for a minute at most', () => {
  expect(() => parseSettings({ ...complete, HOST: 'web-1', DRAIN_SECONDS: '61' })).toThrow(
    'Settings: HOST is not an IP address; DRAIN_SECONDS is not a whole number from 0 to 60',
  )
  expect(() => parseSettings({ ...complete, DRAIN_SECONDS: '1.5' })).toThrow('DRAIN_SECONDS')
  expect(parseSettings({ ...complete, DRAIN_SECONDS: '60' }).DRAIN_SECONDS).toBe(60)
})

test('names every missing and wrong variable in one line', () => {
  const message = () => parseSettings({ ...complete, PORT: 'abc', SUPABASE_URL: undefined })
  expect(message).toThrow('Settings: PORT is not a port number; SUPABASE_URL is missing')
  expect(() => parseSettings({})).toThrow(
    'Settings: BOOKING_URL is missing; SUPABASE_URL is missing; SUPABASE_ANON_KEY is missing',
  )
})

test('refuses a port that does not exist', () => {
  expect(() => parseSettings({ ...complete, PORT: '70000' })).toThrow('PORT is not a port number')
})

test('the example of a host is a whole environment', async () => {
  const file = await readFile(join(import.meta.dirname, '../../docs/examples/shell.env'), 'utf8')
  const filled = file.replace(/<.*?>/g, '0123456789abcdef0123456789abcdef')
  const settings = parseSettings(parseEnv(filled))
  expect(settings).toMatchObject({
    SITE_URL: 'https://www.example.com',
    TRUSTED_HOPS: 1,
    DRAIN_SECONDS: 5,
  })
})

test('the public origin has no path, and what is framed is a page', () => {
  const wrong = { ...complete, SITE_URL: 'https://www.example.com/site', BOOKING_URL: 'book:1' }
  expect(() => parseSettings(wrong)).toThrow(
    /^Settings: SITE_URL is not an origin; BOOKING_URL is not a URL$/,
  )
  expect(() => parseSettings({ ...complete, BOOKING_URL: 'book' })).toThrow(/^[^;]+ is not a URL$/)
})

test.each(['https://a.example\\site', 'https://user:word@a.example', 'https://a.example?q=1'])(
  'an origin is nothing but that: %s',
  (SITE_URL) => {
    expect(() => parseSettings({ ...complete, SITE_URL })).toThrow('SITE_URL is not an origin')
  },
)

test('addresses are kept as browsers read them', () => {
  const written = { SITE_URL: 'HTTPS://WWW.A.example:443/\r', BOOKING_URL: 'https:b.example/x' }
  expect(parseSettings({ ...complete, ...written })).toMatchObject({
    SITE_URL: 'https://www.a.example',
    BOOKING_URL: 'https://b.example/x',
  })
})
