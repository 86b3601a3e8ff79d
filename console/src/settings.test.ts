import { expect, test } from 'vitest'
import { parseConsoleSettings } from './settings.ts'

test('what is missing and what is wrong is named as it is set', () => {
  const env = { CONSOLE_SHELLS: 'http://localhost:4201,4202' }
  expect(() => parseConsoleSettings(env)).toThrow(
    /^Settings: CONSOLE_PORT is missing; CONSOLE_SHELLS is not a list of addresses$/,
  )
})

test('a directory without a name of this console there is no setting', () => {
  const env = { CONSOLE_PORT: '4210', OIDC_ISSUER: 'https://login.example.com' }
  expect(() => parseConsoleSettings(env)).toThrow('Settings: OIDC_CLIENT_ID goes with OIDC_ISSUER')
})
