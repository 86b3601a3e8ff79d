import { afterEach, expect, test, vi } from 'vitest'
import { DeadlineError } from '../deadlines.ts'
import { makeDelivery } from '../testing/composition.ts'
import { createReleaseLoader } from './release-loader.ts'

afterEach(() => void vi.useRealTimers())

test('what fails by the keys of before is tried at once by those of now', async () => {
  const delivery = await makeDelivery()
  const id = await delivery.publish('one')
  const { releases, compositions } = await delivery.open()
  await compositions.stop()
  const { promise, reject } = Promise.withResolvers<never>()
  const signed = vi.fn(releases.signed).mockReturnValueOnce(promise)
  const loader = createReleaseLoader({ ...releases, signed }, delivery.log)
  const first = loader.load('catalogue', ['1.0.0'], id)
  loader.retryAll()
  reject(new Error('not signed by a key that is trusted now'))
  expect(await first).toBeNull()
  expect(await loader.load('catalogue', ['1.0.0'], id)).not.toBeNull()
})

test('what did not come in time is late until it comes, or turns out to be none', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const delivery = await makeDelivery()
  const ids = [await delivery.publish('one'), await delivery.publish('two')] as const
  const { releases, compositions } = await delivery.open()
  await compositions.stop()
  const fail = vi.fn<() => Error | null>()
  const get: typeof releases.get = async (...names) => {
    const error = fail()
    if (error) throw error
    return releases.get(...names)
  }
  const loader = createReleaseLoader({ ...releases, get }, delivery.log)
  loader.checkAll()
  const load = (id: string) => {
    vi.advanceTimersByTime(120_000)
    return loader.load('catalogue', ['1.0.0'], id)
  }

  fail.mockReturnValue(new DeadlineError('the store did not bring it'))
  for (const id of ids) expect(await load(id)).toBeNull()
  expect(loader.isLate).toBe(true)
  fail.mockReturnValue(new Error('a byte is wrong'))
  expect(await load(ids[0])).toBeNull()
  expect(loader.isLate).toBe(true)
  fail.mockReturnValue(null)
  expect(await load(ids[1])).toMatchObject({ manifest: { release: ids[1] } })
  expect(loader.isLate).toBe(false)
})
