import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { expect, test, vi } from 'vitest'
import { Children } from './children.ts'

test('a child is told what stands in a file of secrets, and not again where that is', async () => {
  const { path } = makeTemporaryFolder('plumbline-')
  const file = join(path, 'says.mjs')
  await writeFile(file, 'console.log(process.env.METRICS_TOKEN, process.env.METRICS_TOKEN_FILE)')
  vi.stubEnv('METRICS_TOKEN_FILE', join(path, 'token'))
  const children = new Children(undefined, () => {})
  expect(await children.start('It', file, { METRICS_TOKEN: 'read' })).toBe('read undefined')
  await children.stop()
  vi.unstubAllEnvs()
})
