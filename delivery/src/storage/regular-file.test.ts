import { execFileSync } from 'node:child_process'
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRegularFile } from './regular-file.ts'
import { makeFolder } from '../testing/release.ts'

const maxBytes = 1_000

test('a file is read whole, up to its limit', async () => {
  const path = join(await makeFolder(), 'a.js')
  expect(await readRegularFile(path, maxBytes)).toBeNull()
  await writeFile(path, 'x'.repeat(maxBytes))
  expect(await readRegularFile(path, maxBytes)).toEqual(Buffer.alloc(maxBytes, 'x'))
  expect(await readRegularFile(`${path}/below`, maxBytes)).toBeNull()
})

test('nothing is read of a file with holes that says it is large', async () => {
  const path = join(await makeFolder(), 'release.jws')
  await writeFile(path, '')
  await truncate(path, 1.5e9)
  await expect(readRegularFile(path, maxBytes)).rejects.toThrow(
    `${path} is not a file of at most 1000 bytes`,
  )
})

test('what is no file is not waited for', async () => {
  const folder = await makeFolder()
  const names = ['folder', 'fifo', 'endless']
  await mkdir(join(folder, 'folder'))
  execFileSync('mkfifo', [join(folder, 'fifo')])
  await symlink('/dev/zero', join(folder, 'endless'))
  for (const name of names)
    await expect(readRegularFile(join(folder, name), maxBytes)).rejects.toThrow('is not a file')
})
