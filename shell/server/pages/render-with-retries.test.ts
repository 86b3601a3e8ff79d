import { startCanary } from 'delivery'
import { makeBuild } from 'delivery/testing-release'
import { expect, test, vi } from 'vitest'
import { createCanaryWatch } from '../visitors/canary-watch.ts'
import type { Composition } from '../composition/composition.ts'
import { ordinaryVisit } from '../composition/follow-registry.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { RemoteResult } from '../rendering/remote-results.ts'
import type { WritePage, WrittenPage } from '../rendering/write-page.ts'
import { WorkerLost } from '../workers/worker-process.ts'
import { createRetries, type ComposedPage } from './render-with-retries.ts'
import { siteOf } from '../site.ts'
import { testSettings } from '../testing/app.ts'
import { makeDelivery } from '../testing/composition.ts'
import { workersHere } from '../testing/workers.ts'
import { collectLog } from '../testing/log.ts'

const whole: RemoteResult = { isWhole: true, fault: null }
const broken = (isCostly: boolean): RemoteResult => ({
  isWhole: false,
  fault: { phase: 'load', error: new Error('broken'), isCostly },
})

/** A site of one remote with a good release and a newer one, whose pages come out as `resultOf` says. */
async function makeSite(
  resultOf: (release: string, ids: { good: string; next: string }) => RemoteResult,
  { isStoreThere = true, isCanary = false, guest = whole } = {},
) {
  const delivery = await makeDelivery()
  for (const text of ['/* one */', '/* two */']) {
    const build = await makeBuild({ 'assets/role-page-3.css': text })
    const release = await delivery.publishBuild(build, delivery.author.key, 'leads')
    await delivery.promote(release, 'leads')
  }
  const ids = { good: await delivery.publish('good'), next: await delivery.publish('next') }
  await delivery.promote(ids.good)
  if (isCanary)
    await delivery.store.changeRegistry(startCanary('catalogue', ids.next, 99), delivery.author)
  else await delivery.promote(ids.next)
  const compositions = await delivery.follow()
  await compositions.stop()
  const { log, lines } = collectLog('warn')
  const tried: string[] = []
  const render: WritePage = async (_, composition, untried) => {
    const release = composition.lock.remotes['catalogue']?.release ?? ''
    const isTried = !untried.has('catalogue')
    if (isTried) tried.push(release)
    const result = isTried ? resultOf(release, ids) : { isWhole: false, fault: null }
    const results = [
      ['catalogue', result],
      ['leads', guest],
    ]
    const seconds = { load: 0, loaders: 0, render: 0 }
    return { results, seconds } as unknown as WrittenPage
  }
  const watch = createCanaryWatch({ ...delivery, compositions, log })
  const metrics = createMetrics()
  const leftOut: string[] = []
  let tellLost: (lost: WorkerLost, isTold: boolean) => void = () => {}
  const { figures } = workersHere(siteOf(testSettings))
  const workers = {
    render,
    figures,
    leaveOut: (key: string) => void leftOut.push(key),
    onLost: (listener: typeof tellLost) => void (tellLost = listener),
  }
  const renderWithRetries = createRetries({
    ...{ compositions, workers, watch, metrics, log },
    releases: { isHere: (key) => isStoreThere || !key.endsWith(ids.next) },
  })
  const visit = async (method = 'GET', change = (wanted: Composition) => wanted) => {
    const request = new Request('https://site.example/services', { method })
    const visit = { ...ordinaryVisit, bucket: 1 }
    const wanted = change(await compositions.of(visit))
    const page = (await renderWithRetries(request, visit, wanted)) as ComposedPage
    return page.composition.lock.remotes['catalogue']
  }
  const lose = (lost: WorkerLost) => tellLost(lost, false)
  return { ...ids, visit, lose, lines, tried, watch, metrics, leftOut }
}

test('a release that fails is replaced by the one before, with one line in the log', async () => {
  const site = await makeSite((release, { next }) => (release === next ? broken(false) : whole))
  expect(await site.visit()).toMatchObject({ release: site.good, why: 'last-good' })
  expect(site.lines).toMatchObject([{ event: 'remote-failed', release: site.next, phase: 'load' }])
})

test('a release that costs its deadline three times in a row is not tried any more', async () => {
  const site = await makeSite((release, { next }) => (release === next ? broken(true) : whole))
  for (let view = 0; view < 6; view++)
    expect(await site.visit()).toMatchObject({ release: site.good })
  expect(site.tried.filter((release) => release === site.next)).toHaveLength(3)
  expect(site.lines.map(({ isResting }) => isResting)).toEqual([false, false, true])
  expect(await site.metrics.text()).toContain(
    `release_resting{remote="catalogue",release="${site.next}"} 1`,
  )
})

test('a store that does not bring a release is not the fault of the release', async () => {
  const site = await makeSite((release, { next }) => (release === next ? broken(true) : whole), {
    isStoreThere: false,
  })
  for (let view = 0; view < 6; view++)
    expect(await site.visit()).toMatchObject({ release: site.good })
  // For a moment it is not asked for again.
  expect(site.tried.filter((release) => release === site.next)).toHaveLength(1)
  expect(site.lines).toMatchObject([{ event: 'release-away', release: site.next }])
  const failed = new RegExp(`release="${site.next}",outcome="failed"\\} [1-9]`)
  expect(await site.metrics.text()).not.toMatch(failed)
})

test('where nothing is good any more, the page says so and keeps its own release', async () => {
  const site = await makeSite(() => broken(true))
  expect(await site.visit()).toMatchObject({ release: site.next })
  expect(site.tried).toEqual([site.next, site.good])
})

test('a form is sent once: it is not tried with another release after its action ran', async () => {
  const fault = { phase: 'loaders', error: new Error('broken'), isCostly: false } as const
  const site = await makeSite(() => ({ isWhole: false, fault }))
  await site.visit('POST')
  expect(site.tried).toEqual([site.next])
})

test('a form is sent once: a canary whose action found the backend away is not followed by another release', async () => {
  const away = { isWhole: false, fault: null }
  const site = await makeSite((release, { next }) => (release === next ? away : whole), {
    isCanary: true,
  })
  expect(await site.visit()).toMatchObject({ release: site.good })
  site.tried.length = 0
  await site.visit('POST')
  expect(site.tried).toEqual([site.next])
})

test('a form is sent once: what another shows in the page after it may fail to load', async () => {
  const site = await makeSite(() => whole, { guest: broken(false) })
  await site.visit('POST')
  expect(site.tried).toEqual([site.next])
})

test('a form is sent with the release before where the code of its page did not come', async () => {
  const site = await makeSite((release, { next }) => (release === next ? broken(false) : whole))
  expect(await site.visit('POST')).toMatchObject({ release: site.good })
})

test('a release that ends workers when no page waits for it rests too', async () => {
  const site = await makeSite(() => whole)
  const last = { job: 7, phase: 'render', releases: [`catalogue/${site.next}`] } as const
  for (let time = 0; time < 3; time++) site.lose(new WorkerLost('hung', last))
  expect(await site.visit()).toMatchObject({ release: site.good, why: 'last-good' })
  expect(site.lines[0]).toMatchObject({ event: 'worker-lost', reason: 'hung', release: site.next })
})

test('a release that ends workers rests, however well it is in between', async () => {
  let views = 0
  const lost = new WorkerLost('exit', { job: 1, phase: 'render', releases: [] })
  const fault = { phase: 'render', error: lost, isCostly: true } as const
  const site = await makeSite((release, { next }) =>
    release === next && views++ % 2 === 0 ? { isWhole: false, fault } : whole,
  )
  for (let view = 0; view < 8; view++) await site.visit()
  expect(site.lines.map(({ isResting }) => isResting)).toEqual([false, false, true])
  expect(site.tried.filter((release) => release === site.next)).toHaveLength(5)
  expect(await site.visit()).toMatchObject({ release: site.good, why: 'last-good' })
})

test('a canary that ends workers is withdrawn at its fifth view, and does not rest before', async () => {
  const lost = new WorkerLost('exit', { job: 1, phase: 'render', releases: [] })
  const fault = { phase: 'render', error: lost, isCostly: true } as const
  const site = await makeSite(
    (release, { next }) => (release === next ? { isWhole: false, fault } : whole),
    { isCanary: true },
  )
  for (let view = 0; view < 100; view++)
    site.watch.observe('rendered', 'catalogue', site.good, { views: 1, failures: 0 })
  const withdrawn = () => site.lines.filter(({ event }) => event === 'canary-withdrawn')
  for (let view = 1; view <= 5; view++) {
    expect(withdrawn()).toEqual([])
    expect(await site.visit()).toMatchObject({ release: site.good })
  }
  expect(withdrawn()).toMatchObject([{ release: site.next }])
  expect(site.tried.filter((release) => release === site.next)).toHaveLength(5)
})

test('workers that end for no known cause are three failed views of a sound canary, and leave it', async () => {
  const site = await makeSite(() => whole, { isCanary: true })
  for (let view = 0; view < 100; view++) {
    site.watch.observe('rendered', 'catalogue', site.good, { views: 1, failures: 0 })
    site.watch.observe('rendered', 'catalogue', site.next, { views: 1, failures: 0 })
  }
  for (let time = 0; time < 3; time++) site.lose(new WorkerLost('exit', null))
  expect(await site.visit()).toMatchObject({ release: site.next })
  expect(site.lines.filter(({ event }) => event === 'canary-withdrawn')).toEqual([])
})

test('each worker that a frame ends is one failed view, and a view while it rests is none', async () => {
  const lost = new WorkerLost('exit', { job: 1, phase: 'render', releases: ['shell/looping'] })
  let renders = 0
  const site = await makeSite(() => {
    // With the frame, and then without it; from the fourth view on it rests.
    if (++renders % 2 === 0 || renders > 6) return whole
    throw lost
  })
  const observed = vi.spyOn(site.watch, 'observe')
  const withFrame = (wanted: Composition) => ({
    ...wanted,
    keys: ['shell/looping', ...wanted.keys],
    frame: { ...wanted.frame, id: 'looping' },
  })
  for (let view = 1; view <= 5; view++) await site.visit('GET', withFrame)
  const failures = observed.mock.calls.filter(
    ([, remote, release]) => remote === 'shell' && release === 'looping',
  )
  expect(failures.map(([, , , seen]) => seen)).toEqual(Array(3).fill({ views: 1, failures: 1 }))
})

test('of workers that end while nobody’s code runs, the release that came last is taken for the cause', async () => {
  const site = await makeSite(() => whole)
  for (let time = 0; time < 3; time++) site.lose(new WorkerLost('exit', null))
  expect(site.leftOut).toEqual([`catalogue/${site.next}`])
  expect(await site.visit()).toMatchObject({ release: site.good, why: 'last-good' })
  expect(site.lines[0]).toMatchObject({ event: 'worker-lost', release: site.next })
})

test.each(['GET', 'POST'])(
  'a page (%s) that one worker after the other ends over comes without whoever rests for it by then',
  async (method) => {
    const site = await makeSite((release, { next }) => {
      if (release !== next) return whole
      for (let time = 0; time < 3; time++) site.lose(new WorkerLost('exit', null))
      throw new WorkerLost('exit', null)
    })
    const visit = site.visit(method)
    if (method === 'GET')
      expect(await visit).toMatchObject({ release: site.good, why: 'last-good' })
    else await expect(visit).rejects.toThrow(WorkerLost)
    expect(site.tried.filter((release) => release === site.next)).toHaveLength(1)
  },
)

test('a page whose workers end, and nobody rests for it, is a failure', async () => {
  const site = await makeSite(() => {
    throw new WorkerLost('exit', null)
  })
  await expect(site.visit()).rejects.toThrow(WorkerLost)
  expect(site.tried).toHaveLength(1)
})
