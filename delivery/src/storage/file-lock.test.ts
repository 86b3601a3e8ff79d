import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { withFileLock } from './file-lock.ts'
import { makeFolder } from '../testing/release.ts'

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

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000

test.each([
  ['says that it is two minutes old', `1 elsewhere ${minutesAgo(2)} alive`, 0],
  ['was last written two minutes ago', `1 elsewhere ${minutesAgo(0)} alive`, 2],
  ['says nothing, for its machine lost power', '', 2],
  ['has a time to come', `1 elsewhere ${minutesAgo(-1e6)} alive`, 0],
  ['has an id that leads elsewhere', `1 elsewhere ${minutesAgo(2)} ../../x`, 0],
])('twenty waiters take over a lock of another machine that %s', async (_, holder, minutes) => {
  const { folder, path } = await makeLock()
  await writeFile(path, holder)
  await utimes(path, new Date(), new Date(minutesAgo(minutes)))
  expect(await workersAtOnce(path)).toEqual(Array(20).fill(1))
  expect(await readdir(folder)).toEqual([])
})

test('a holder who works for long keeps the lock', async () => {
  const { path } = await makeLock()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const order: string[] = []
  const other = await withFileLock(path, async ({ assertHeld }) => {
    for (let turn = 0; turn < 12; turn++) {
      vi.advanceTimersByTime(10_000)
      while (Math.round((await stat(path)).mtimeMs) !== Date.now()) await new Promise(setImmediate)
    }
    expect(await readFile(path, 'utf8')).toContain(` ${Date.now()} `)
    const waiting = withFileLock(path, async () => void order.push('other'))
    await assertHeld()
    order.push('first')
    return { waiting }
  })
  await other.waiting
  expect(order).toEqual(['first', 'other'])
})

test('who lost the lock is told before they write, and leaves it to the one who has it', async () => {
  const { path } = await makeLock()
  const work = withFileLock(path, async ({ assertHeld }) => {
    await assertHeld()
    // The same words, the id among them, in a file of somebody else.
    const holder = await readFile(path)
    await rm(path)
    await writeFile(path, holder)
    await assertHeld()
  })
  await expect(work).rejects.toThrow(`${path} was taken over by another writer`)
  expect(await readFile(path, 'utf8')).toContain(`${process.pid} `)
})

test('a lock of another machine is waited for, then named', async () => {
  const { path } = await makeLock()
  await writeFile(path, `1 elsewhere ${Date.now()} alive`)
  vi.useFakeTimers({ toFake: ['performance'] })
  // Asked for the deadline, and after each try that did not get the lock.
  const clock = vi.spyOn(performance, 'now')
  const asked = async (times: number) => {
    for (const all = clock.mock.calls.length + times; clock.mock.calls.length < all;)
      await new Promise(setImmediate)
  }
  const refusal = withFileLock(path, async () => undefined)
  await asked(2)
  vi.advanceTimersByTime(9_999)
  // The second of these is from after a try at that time, which did not end the wait.
  await asked(2)
  vi.advanceTimersByTime(2)
  await expect(refusal).rejects.toThrow(`Another writer (1 elsewhere`)
})
