import { expect, expectTypeOf, test } from 'vitest'
import { environmentOf, startShell, type ShellSettings } from './start-shell.ts'

const complete = { SUPABASE_URL: 'http://a', SUPABASE_ANON_KEY: 'key', BOOKING_URL: 'http://b' }

test('a shell is told its settings and nothing else', () => {
  const settings = { ...complete, PORT: 4300, SITE_NAME: undefined, SMTP_URL: 'smtp://secret' }
  expect(environmentOf(settings)).toEqual({ ...complete, PORT: '4300' })
})

test('a setting without a default cannot be forgotten', () => {
  expectTypeOf(complete).toExtend<ShellSettings>()
  expectTypeOf<Omit<typeof complete, 'BOOKING_URL'>>().not.toExtend<ShellSettings>()
})

test('a shell that ends before it is ready has not started', async () => {
  const log: unknown[] = []
  const main = new URL('nowhere.js', import.meta.url).pathname
  const starting = startShell(complete, { main, onLog: (line) => log.push(line.msg) })
  await expect(starting).rejects.toThrow('The shell does not start')
  expect(log.join('\n')).toContain('Cannot find module')
})
