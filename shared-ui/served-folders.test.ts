import { join, resolve } from 'node:path'
import { isFileServingAllowed, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { servedFolders } from './served-folders.ts'

const workspace = resolve(import.meta.dirname, '..')

test.each([
  ['the gallery', { root: join(import.meta.dirname, 'gallery') }],
  [
    'a server of sources',
    { configFile: false as const, server: { fs: { allow: servedFolders('shell') } } },
  ],
])('%s answers with the kit and packages, and not with keys or mails', async (_, options) => {
  const config = await resolveConfig(options, 'serve')
  const isServed = (path: string) => isFileServingAllowed(config, `/@fs${join(workspace, path)}`)
  expect(isServed('shared-ui/src/index.ts')).toBe(true)
  expect(isServed('node_modules/react/index.js')).toBe(true)
  expect(isServed('.data/backend/keys.json')).toBe(false)
  expect(isServed('.data/inbox/mail.eml')).toBe(false)
})
