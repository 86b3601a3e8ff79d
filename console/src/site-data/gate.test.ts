import { expect, test } from 'vitest'
import { parseConsoleSettings } from '../settings.ts'
import { openSiteGate } from './gate.ts'

test.each([undefined, '/nowhere/chromium'])('a host whose Chromium is %s says so', (path) => {
  const settings = parseConsoleSettings({ CONSOLE_PORT: '4210', CHROMIUM_PATH: path })
  expect(openSiteGate(settings, '/nowhere')).toBe('a Chromium, which CHROMIUM_PATH names')
})
