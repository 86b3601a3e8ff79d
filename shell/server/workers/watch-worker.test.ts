// @vitest-environment node
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '../limits.ts'
import type { PoolMember } from './pool-member.ts'
import { watchWorker } from './watch-worker.ts'

const { workerSilentMs } = limits
afterEach(() => void Object.assign(limits, { workerSilentMs }))

/** Watches a worker of which nothing is known but its answers; resolves to what it was ended for, if it was, at the fourth question. */
async function watch(answer: () => Promise<void>) {
  Object.assign(limits, { workerSilentMs: 2 * limits.workerLookMs })
  const { promise: ended, resolve: end } = Promise.withResolvers<string | undefined>()
  const ping = vi.fn(() => {
    if (ping.mock.calls.length === 4) end(undefined)
    return answer()
  })
  const worker = { pid: 0, ask: { ping }, ended, isOverfull: () => false, kill: end }
  watchWorker({ worker, isBusy: true } as unknown as PoolMember, () => undefined)
  return ended
}

test('a worker that does not answer is ended', async () => {
  expect(await watch(() => new Promise(() => undefined))).toBe('hung')
})

test('so is one of whom each question is given up', async () => {
  expect(await watch(() => Promise.reject(new Error('It took too long')))).toBe('hung')
})

test('one that has nothing to do is left asleep, but for one look in eight', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<null>()
  const asked: number[] = []
  let looks = 0
  const ping = async () => {
    asked.push(looks)
    if (asked.length === 3) end(null)
  }
  const isOverfull = () => {
    looks++
    return false
  }
  const worker = { pid: 0, ask: { ping }, ended, isOverfull, kill: end }
  watchWorker({ worker, isBusy: false } as unknown as PoolMember, () => undefined)
  await ended
  expect(asked).toEqual([1, 9, 17])
})

test('one whose answers wait to be read, for this process stood still, is not', async () => {
  const stopped = new Int32Array(new SharedArrayBuffer(4))
  const answerLate = async () => {
    Atomics.wait(stopped, 0, 0, 4 * limits.workerLookMs)
    for (let turns = 0; turns < 20; turns++) await nextTurn()
  }
  expect(await watch(answerLate)).toBeUndefined()
})
