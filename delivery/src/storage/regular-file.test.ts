import { execFileSync } from 'node:child_process'
import { mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readRegularFile, rereadRegularFile } from './regular-file.ts'
import { makeFolder } from '../testing/release.ts'

const maxBytes = 1_000

afterEach(() => vi.restoreAllMocks())

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

test('a file that is looked at all the time is read when it is another, and not before', async () => {
  const path = join(await makeFolder(), 'registry.json')
  const read = (most = maxBytes) => rereadRegularFile(path, most)
  expect(await read()).toBeNull()
  await writeFile(path, 'one')
  const now = vi.spyOn(performance, 'now').mockReturnValue(1)
  const first = await read()
  expect(first).toEqual(Buffer.from('one'))
  expect(await read()).toBe(first)
  await expect(read(2)).rejects.toThrow('is not a file of at most 2 bytes')

  const settled = await read()
  now.mockReturnValue(2_000)
  const opened = await read()
  expect(opened).toEqual(settled)
  expect(opened).not.toBe(settled)

  await writeFile(`${path}.tmp`, 'two')
  await rename(`${path}.tmp`, path)
  expect(await read()).toEqual(Buffer.from('two'))
  await rm(path)
  expect(await read()).toBeNull()
})
