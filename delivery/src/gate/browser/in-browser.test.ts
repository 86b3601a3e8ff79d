import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../../temporary-folder.ts'
import { inBrowser } from './in-browser.ts'

afterEach(() => vi.unstubAllEnvs())

test("a browser, in which remotes' code runs, is told no secret of whoever runs the gate", async () => {
  const { path, remove } = makeTemporaryFolder('plumbline-browser-')
  const browser = join(path, 'browser')
  await writeFile(browser, '#!/bin/sh\nenv > "$TMPDIR/env"\nexit 1\n')
  await chmod(browser, 0o755)
  vi.stubEnv('OIDC_CLIENT_SECRET', 'not-for-a-browser')
  const backend = { url: 'http://127.0.0.1:9', anonKey: '' }
  const trial = { path } as Parameters<typeof inBrowser>[1]
  await expect(inBrowser({ browser, backend }, trial, () => Promise.resolve())).rejects.toThrow(
    /^The browser did not start: .*$/,
  )
  const told = await readFile(join(path, 'env'), 'utf8')
  expect(told).toContain(`TMPDIR=${path}`)
  expect(told).not.toContain('not-for-a-browser')
  await remove()
})
