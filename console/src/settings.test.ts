import { expect, test } from 'vitest'
import { parseConsoleSettings } from './settings.ts'

test('what is missing and what is wrong is named as it is set', () => {
  const env = { CONSOLE_SHELLS: 'http://localhost:4201,4202' }
  expect(() => parseConsoleSettings(env)).toThrow(
    /^Settings: CONSOLE_PORT is missing; CONSOLE_SHELLS is not a list of addresses$/,
  )
})
