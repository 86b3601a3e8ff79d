import { startCanary } from 'delivery'
import { expect, test } from 'vitest'
import { createCanaryWatch } from './canary-watch.ts'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'

async function watchCanary() {
  const delivery = await makeDelivery()
  const { author } = delivery
  const [stable, canary] = [await delivery.publish('stable'), await delivery.publish('canary')]
  await delivery.promote(stable)
  const start = async (percent = 10) => {
    await delivery.store.changeRegistry(startCanary('catalogue', canary, percent), author)
    await compositions.refresh()
  }
  const compositions = await delivery.follow()
  await compositions.stop()
  await start()
  const { store } = delivery
  const { log, lines } = collectLog('warn')
  const watch = createCanaryWatch({ store, author, trusted: author.trusted, compositions, log })
  const views = (
    release: string,
    count: number,
    failures: number,
    origin: 'rendered' | 'cached' = 'rendered',
  ) => {
    for (let view = 0; view < count; view++)
      watch.observe(origin, 'catalogue', release, { views: 1, failures: view < failures ? 1 : 0 })
  }
  const tokenOf = (release: string) =>
    watch.tokenFor({ id: '', shell: '', remotes: { catalogue: { release, entry: '' } } }) ?? ''
  /** A browser's report of a failure of `release`, as often as it likes. */
  const blame = (release: string, token?: string, times = 1) =>
    watch.report(
      token,
      Array.from({ length: times }, () => ['catalogue', release, { failures: 1 }]),
    )
  const percent = async () =>
    (await store.readRegistry(author.trusted)).remotes['catalogue']?.canary?.percent
  /** Whether it was just decided to take the canary back. */
  const isWithdrawn = () => lines.some(({ event }) => event === 'canary-withdrawn')
  return {
    store,
    author,
    compositions,
    watch,
    views,
    tokenOf,
    blame,
    percent,
    isWithdrawn,
    start,
    lines,
    stable,
    canary,
  }
}

test('a canary that fails where the stable release does not goes back to 0 % with its reason', async () => {
  const { store, author, compositions, views, stable, canary } = await watchCanary()
  views(stable, 90, 0)
  views(canary, 10, 10)
  await expect
    .poll(async () => (await store.readRegistry(author.trusted)).remotes['catalogue']?.canary)
    .toEqual({ release: canary, percent: 0 })
  const [latest] = (await store.readRegistry(author.trusted)).history
  expect(latest).toMatchObject({ action: 'withdraw', release: canary, percent: 0 })
  expect(latest?.reason).toMatch(/^\d+ of \d+ views failed, against 0 of 90 views/)
  await expect.poll(() => compositions.hasCanary).toBe(false)
})

test('a canary as good as the stable release stays', async () => {
  const { views, isWithdrawn, stable, canary } = await watchCanary()
  views(stable, 90, 9)
  views(canary, 10, 1)
  expect(isWithdrawn()).toBe(false)
})

test('reports about releases that are not compared count nothing', async () => {
  const { views, isWithdrawn, tokenOf, stable } = await watchCanary()
  views(stable, 90, 0)
  views('f'.repeat(16), 500, 500)
  expect(tokenOf('f'.repeat(16))).toBe('')
  expect(isWithdrawn()).toBe(false)
})

test('nobody withdraws a healthy canary with reports that prove nothing', async () => {
  const { views, blame, tokenOf, isWithdrawn, stable, canary } = await watchCanary()
  views(stable, 90, 0)
  views(canary, 10, 0)
  const token = tokenOf(canary)
  const forged = [undefined, '', 'x', `${token}x`, token.replace(/^\d+/, '2'), token.slice(0, -1)]
  for (const each of forged) for (let post = 0; post < 50; post++) blame(canary, each, 20)
  // One view is one view, however often and of whatever it tells.
  for (let post = 0; post < 50; post++) blame(canary, token, 20)
  for (let post = 0; post < 50; post++) blame(canary, tokenOf(stable), 20)
  expect(isWithdrawn()).toBe(false)
})

test('visitors who saw a canary fail withdraw it', async () => {
  const { views, blame, tokenOf, isWithdrawn, stable, canary } = await watchCanary()
  views(stable, 90, 0)
  for (let view = 0; view < 10; view++) {
    views(canary, 1, 0)
    blame(canary, tokenOf(canary))
  }
  expect(isWithdrawn()).toBe(true)
})

test('reports about the stable release do not hide a canary that the server sees fail', async () => {
  const { views, blame, tokenOf, isWithdrawn, stable, canary } = await watchCanary()
  for (let view = 0; view < 50; view++) {
    views(stable, 1, 0)
    blame(stable, tokenOf(stable), 20)
  }
  views(canary, 200, 200)
  expect(isWithdrawn()).toBe(true)
})

test('a flood of cached pages does not hide a canary that fails to render', async () => {
  const { views, isWithdrawn, stable, canary } = await watchCanary()
  views(canary, 5_000, 0, 'cached')
  views(stable, 30, 0)
  views(canary, 30, 20)
  expect(isWithdrawn()).toBe(true)
})

test('cached pages of both releases are evidence beside the few that were rendered', async () => {
  const { views, isWithdrawn, stable, canary } = await watchCanary()
  views(stable, 1, 0)
  views(stable, 90, 0, 'cached')
  views(canary, 10, 10)
  expect(isWithdrawn()).toBe(true)
})

test('each start of a canary is judged afresh; more visitors are no new start', async () => {
  const site = await watchCanary()
  const { views, blame, percent, isWithdrawn, lines, start, stable, canary } = site
  const old = Array.from({ length: 20 }, () => site.tokenOf(canary))
  views(stable, 90, 0)
  views(canary, 10, 10)
  await expect.poll(percent).toBe(0)
  await expect.poll(() => site.compositions.hasCanary).toBe(false)
  lines.length = 0

  await start()
  views(stable, 90, 0)
  views(canary, 10, 0)
  old.forEach((token) => blame(canary, token))
  expect(isWithdrawn()).toBe(false)
  await start(25)
  views(canary, 20, 20)
  expect(isWithdrawn()).toBe(true)
  expect(lines[0]?.['reason']).toMatch(/against 0 of 90 views/)
  await expect.poll(percent).toBe(0)
})

test('a browser that told of its view before is heard when a page of it fails later, once', async () => {
  const { watch, views, tokenOf, isWithdrawn, stable, canary } = await watchCanary()
  views(stable, 90, 0)
  const tokens = Array.from({ length: 20 }, () => tokenOf(canary))
  for (const token of tokens) watch.report(token, [['catalogue', canary, { views: 1 }]])
  const [first] = tokens
  for (let time = 0; time < 20; time++)
    watch.report(first, [['catalogue', canary, { failures: 1 }]])
  expect(isWithdrawn()).toBe(false)
  for (const token of tokens) watch.report(token, [['catalogue', canary, { failures: 1 }]])
  expect(isWithdrawn()).toBe(true)
})
