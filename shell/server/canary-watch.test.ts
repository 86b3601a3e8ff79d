import { startCanary } from 'delivery'
import { expect, test } from 'vitest'
import { createCanaryWatch } from './canary-watch.ts'
import { makeDelivery } from './testing-composition.ts'

async function watchCanary() {
  const delivery = await makeDelivery()
  const [stable, canary] = [await delivery.publish('stable'), await delivery.publish('canary')]
  await delivery.promote(stable)
  await delivery.store.changeRegistry((registry) => startCanary(registry, 'catalogue', canary, 10))
  const compositions = await delivery.follow()
  await compositions.stop()
  const { store, log } = delivery
  const watch = createCanaryWatch({ store, compositions, log })
  const views = (release: string, count: number, failures: number) => {
    for (let view = 0; view < count; view++)
      watch.observe('catalogue', release, { views: 1, failures: view < failures ? 1 : 0 })
  }
  return { store, compositions, watch, views, stable, canary }
}

test('a canary that fails where the stable release does not goes back to 0 % with its reason', async () => {
  const { store, compositions, views, stable, canary } = await watchCanary()
  views(stable, 90, 0)
  views(canary, 10, 10)
  await expect
    .poll(async () => (await store.readRegistry()).remotes['catalogue']?.canary)
    .toEqual({ release: canary, percent: 0 })
  const [latest] = (await store.readRegistry()).history
  expect(latest).toMatchObject({ action: 'withdraw', release: canary, percent: 0 })
  expect(latest?.reason).toMatch(/^\d+ of \d+ views failed, against 0 of 90 views/)
  await expect.poll(() => compositions.hasCanary).toBe(false)
})

test('a canary as good as the stable release stays', async () => {
  const { store, views, stable, canary } = await watchCanary()
  views(stable, 90, 9)
  views(canary, 10, 1)
  expect((await store.readRegistry()).remotes['catalogue']?.canary?.percent).toBe(10)
})

test('reports about releases that are not compared count nothing', async () => {
  const { store, views, stable } = await watchCanary()
  views(stable, 90, 0)
  views('f'.repeat(16), 500, 500)
  expect((await store.readRegistry()).sequence).toBe(2)
})
