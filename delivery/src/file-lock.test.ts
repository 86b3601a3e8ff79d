import { readdir, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { withFileLock } from './file-lock.ts'
import { makeFolder } from './testing-release.ts'

afterEach(() => void vi.useRealTimers())

const makeLock = async () => {
  const folder = await makeFolder()
  return { folder, path: join(folder, 'registry.json.lock') }
}

/** Twenty work under one lock; of each, how many were at work with it. */
function workersAtOnce(path: string): Promise<number[]> {
  let working = 0
  const work = async () => {
    working++
    await new Promise((resolve) => setTimeout(resolve, 2))
    return working--
  }
  return Promise.all(Array.from({ length: 20 }, () => withFileLock(path, work)))
}

/** A process number that no process has: the largest that Linux gives is smaller. */
const deadProcess = 2 ** 22 + 1

test('one works after the other, and nothing is left behind', async () => {
  const { folder, path } = await makeLock()
  expect(await workersAtOnce(path)).toEqual(Array(20).fill(1))
  expect(await readdir(folder)).toEqual([])
})

test('work that fails gives the lock back', async () => {
  const { folder, path } = await makeLock()
  const failing = withFileLock(path, async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['a killed process', `${deadProcess} ${hostname()} ${Date.now()} a-dead-one`],
  [
    'an earlier process with our number, as after the restart of a container',
    `${process.pid} ${hostname()} ${Date.now() - 1e9} a-dead-one`,
  ],
])('twenty waiters take over the lock of %s, one after the other', async (_, holder) => {
  const { folder, path } = await makeLock()
  await writeFile(path, holder)
  expect(await workersAtOnce(path)).toEqual(Array(20).fill(1))
  expect(await readdir(folder)).toEqual([])
})

test('a lock of another machine is waited for, then named', async () => {
  const { path } = await makeLock()
  await writeFile(path, `1 elsewhere ${Date.now()} alive`)
  vi.useFakeTimers({ toFake: ['performance'] })
  let isOver = false
  const refusal = withFileLock(path, async () => undefined).finally(() => (isOver = true))
  vi.advanceTimersByTime(9_999)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isOver).toBe(false)
  vi.advanceTimersByTime(2)
  await expect(refusal).rejects.toThrow(`Another writer (1 elsewhere`)
})
