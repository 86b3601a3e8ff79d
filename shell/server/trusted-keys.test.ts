import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { readKeysAgain } from './trusted-keys.ts'

test('a list of keys that is gone is no empty list', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'trusted.json')
  await writeFile(path, '{ "keys": [] }')
  expect(await readKeysAgain(path)).toEqual({ keys: [] })
  await rename(path, `${path}.away`)
  await expect(readKeysAgain(path)).rejects.toThrow('ENOENT')
})
