import {
  everyRemote,
  makeSigningKey,
  publicKeyOf,
  startCanary,
  type Author,
  type ReleaseStore,
} from 'delivery'
import { makeBucketPlace } from 'delivery/testing-bucket'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Compositions } from '../composition/follow-registry.ts'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'
import { createCanaryWatch, type CanaryWatch } from './canary-watch.ts'

// Ramps go by the clock of what is signed, and a shell rests after it has read.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.now() }))
afterEach(() => void vi.useRealTimers())
const passMinutes = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * 60_000)

interface Shell {
  watch: CanaryWatch
  compositions: Compositions
  lines: Record<string, unknown>[]
}

const ramp = [
  { percent: 25, minutes: 10, views: 20 },
  { percent: 100, minutes: 30, views: 50 },
]

/** Shells that follow one store, in which a canary runs. What they do by the clock they do here when a test says so. */
async function makeFleet(count: number, place?: Parameters<typeof makeDelivery>[0]) {
  const delivery = await makeDelivery(place)
  const { store, author } = delivery
  const key = await makeSigningKey(everyRemote, 'Shell', { role: 'shell' })
  const shellAuthor = { key, trusted: author.trusted }
  delivery.author.trusted.keys.push(publicKeyOf(key))
  const [stable, canary] = [await delivery.publish('stable'), await delivery.publish('canary')]
  await delivery.promote(stable)
  const start = (...[percent, steps]: [percent: number, steps?: typeof ramp]) =>
    store.changeRegistry(startCanary('catalogue', canary, percent, steps), author)
  await start(10)

  async function open(more: { author?: Author | null; store?: ReleaseStore } = {}): Promise<Shell> {
    const compositions = await delivery.follow()
    await compositions.stop()
    const { log, lines } = collectLog('warn')
    const parts = { store, author: shellAuthor, trusted: author.trusted, secret: 'one for all' }
    const watch = createCanaryWatch({ ...parts, compositions, log, ...more })
    return { watch, compositions, lines }
  }
  const shells: Shell[] = []
  for (let index = 0; index < count; index++) shells.push(await open())

  const view = ({ watch }: Shell, release: string, views: number, failures = 0) => {
    for (let index = 0; index < views; index++)
      watch.observe('rendered', 'catalogue', release, {
        views: 1,
        failures: index < failures ? 1 : 0,
      })
  }
  return {
    ...{ delivery, store, stable, canary, start, open, shells, view },
    /** What is done twice in a second: all tell what they saw, then all hear it. */
    async turn(all = shells) {
      for (let round = 0; round < 2; round++) {
        vi.advanceTimersByTime(500)
        for (const { watch } of all) await watch.exchange()
      }
    },
    refresh: (all = shells) => Promise.all(all.map(({ compositions }) => compositions.refresh())),
    percent: async () =>
      (await store.readRegistry(author.trusted)).remotes['catalogue']?.canary?.percent,
    /** To how many in a hundred each shell gives the canary. */
    shares: (all = shells) => all.map(({ compositions }) => compositions.percentOf('catalogue')),
  }
}

const places = [
  ['a folder', async () => ({ open: () => undefined, stop: async () => undefined })],
  ['a bucket', makeBucketPlace],
] as const

describe.each(places)('over %s', (_, makePlace) => {
  test.each([3, 10])(
    '%i shells withdraw a canary at their fifth bad view together',
    async (count) => {
      const place = await makePlace()
      const fleet = await makeFleet(count, place.open())
      const { shells, view, turn, percent, stable, canary } = fleet
      for (const shell of shells) view(shell, stable, 30)
      for (let index = 0; index < 4; index++) view(shells[index % count]!, canary, 1, 1)
      await turn()
      expect(await percent()).toBe(10)
      view(shells[4 % count]!, canary, 1, 1)
      await vi.waitFor(async () => {
        await turn()
        expect(await percent()).toBe(0)
      }, 45_000)
      expect(
        shells.some(({ lines }) => lines.some((line) => line.event === 'canary-withdrawn')),
      ).toBe(true)
      await fleet.refresh()
      expect(shells.every(({ compositions }) => !compositions.hasCanary)).toBe(true)
      await place.stop()
    },
  )
})

test('a restart forgets nothing, and two processes of one shell are two', async () => {
  const { shells, view, turn, percent, open, stable, canary } = await makeFleet(2)
  const [first, second] = shells as [Shell, Shell]
  view(first, stable, 90)
  view(first, canary, 4, 4)
  await first.watch.exchange(true)
  // The first has ended; the next one serves beside the second.
  const next = await open()
  await turn([second, next])
  expect(await percent()).toBe(10)
  view(next, canary, 1, 1)
  await vi.waitFor(async () => expect(await percent()).toBe(0), 20_000)
})

test('while the store is away each judges by itself, and with what it heard before', async () => {
  const away = { isAway: false }
  const fleet = await makeFleet(1)
  const { store, shells, view, percent, stable, canary } = fleet
  const fail = async () => {
    throw new Error('the store does not answer')
  }
  const hiccups: ReleaseStore = {
    ...store,
    listEvidence: (...args) => (away.isAway ? fail() : store.listEvidence(...args)),
    writeEvidence: (...args) => (away.isAway ? fail() : store.writeEvidence(...args)),
    changeRegistry: (...args) => (away.isAway ? fail() : store.changeRegistry(...args)),
  }
  const [other] = shells as [Shell]
  const shell = await fleet.open({ store: hiccups })
  view(other, stable, 90)
  view(other, canary, 3, 3)
  await other.watch.exchange()
  await shell.watch.exchange()
  away.isAway = true
  view(shell, canary, 2, 2)
  await expect(shell.watch.exchange()).rejects.toThrow('the store does not answer')
  await vi.waitFor(
    () =>
      expect(shell.lines.map(({ event }) => event)).toEqual([
        'canary-withdrawn',
        'canary-not-withdrawn',
      ]),
    20_000,
  )
  expect(await percent()).toBe(10)
  away.isAway = false
  await vi.waitFor(async () => {
    await shell.watch.exchange()
    expect(await percent()).toBe(0)
  }, 45_000)
})

test('a shell that may not write hears the others, and a stranger is not heard', async () => {
  const fleet = await makeFleet(1)
  const { view, open, turn, percent, stable, canary } = fleet
  const [shell] = fleet.shells as [Shell]
  const mute = await open({ author: null })
  const stranger = await makeSigningKey(everyRemote, 'Shell', { role: 'shell' })
  const forger = await open({
    author: { key: stranger, trusted: fleet.delivery.author.trusted },
  })
  view(shell, stable, 90)
  for (const one of [mute, forger]) view(one, canary, 4, 4)
  view(shell, canary, 1, 1)
  await turn([forger, mute, shell])
  expect(await percent()).toBe(10)
  // The one without a key has heard of the fifth, and can only say so.
  await vi.waitFor(
    () => expect(mute.lines.map(({ event }) => event)).toContain('canary-not-withdrawn'),
    20_000,
  )
})

test('a report counts at any shell of the fleet, once at each', async () => {
  const { shells, view, turn, percent, stable, canary } = await makeFleet(3)
  const [sender, taker] = shells as [Shell, Shell]
  view(sender, stable, 90)
  const lock = { id: '', shell: '', remotes: { catalogue: { release: canary, entry: '' } } }
  view(sender, canary, 5)
  const failed = [['catalogue', canary, { failures: 1 }]] as const
  const tokens = Array.from({ length: 5 }, () => sender.watch.tokenFor(lock) ?? '')
  for (const token of tokens.slice(1))
    for (let time = 0; time < 5; time++) taker.watch.report(token, failed)
  await turn()
  expect(await percent()).toBe(10)
  taker.watch.report(tokens[0], failed)
  await vi.waitFor(async () => {
    await turn()
    expect(await percent()).toBe(0)
  }, 45_000)
})

describe('a ramp', () => {
  test('goes on at all shells when its time and all their views have come', async () => {
    const { shells, view, turn, shares, start, refresh, canary } = await makeFleet(3)
    await start(1, ramp)
    await refresh()
    for (const shell of shells.slice(0, 2)) view(shell, canary, 9)
    passMinutes(11)
    await turn()
    expect(shares()).toEqual([1, 1, 1])
    view(shells[2]!, canary, 2)
    await turn()
    expect(shares()).toEqual([25, 25, 25])
    // Another change is no end of it.
    await refresh()
    for (const shell of shells) view(shell, canary, 17)
    passMinutes(29)
    await turn()
    expect(shares()).toEqual([25, 25, 25])
    passMinutes(2)
    await turn()
    expect(shares()).toEqual([100, 100, 100])
    const visit = { bucket: 100, previews: new Map<string, string>() }
    for (const { compositions } of shells)
      expect((await compositions.of(visit)).lock.remotes['catalogue']?.release).toBe(canary)
  })

  test('does not go back: with a new process, and when the one that reached a step is gone', async () => {
    const { shells, view, turn, shares, start, refresh, open, store, delivery, canary } =
      await makeFleet(2)
    await start(1, ramp)
    await refresh()
    view(shells[0]!, canary, 30)
    passMinutes(10)
    await turn()
    await turn()
    const next = await open()
    expect(next.compositions.percentOf('catalogue')).toBe(1)
    await next.watch.exchange()
    expect(shares([next])).toEqual([25])
    // What was evidence is lost, and one process had heard of the step.
    await store.removeEvidence([])
    await next.compositions.refresh()
    await turn([next])
    const last = await open()
    await last.watch.exchange()
    expect(shares([next, last])).toEqual([25, 25])
    // Another remote's change is adopted with it.
    await delivery.promote(canary, 'leads')
    await next.compositions.refresh()
    expect(shares([next])).toEqual([25])
  })

  test.each([
    [
      'rollback',
      (id: string) => ({ action: 'rollback', remote: 'catalogue', release: id }) as const,
      0,
    ],
    ['another share', (_: string, id: string) => startCanary('catalogue', id, 5), 5],
    ['the same ramp, anew', (_: string, id: string) => startCanary('catalogue', id, 2, ramp), 2],
  ])('ends with %s', async (_, intent, percent) => {
    const { shells, view, turn, shares, start, refresh, store, delivery, stable, canary } =
      await makeFleet(2)
    await start(1, ramp)
    await refresh()
    view(shells[0]!, canary, 30)
    passMinutes(10)
    await turn()
    expect(shares()).toEqual([25, 25])
    await store.changeRegistry(intent(stable, canary), delivery.author)
    await refresh()
    await turn()
    expect(shares()).toEqual([percent, percent])
  })

  test('stands while the store is away, and where no shell could take its canary back', async () => {
    const { shells, view, turn, shares, start, refresh, open, store, canary } = await makeFleet(0)
    await start(1, ramp)
    const mute = await open({ author: null })
    const alone = await open({
      store: { ...store, listEvidence: () => Promise.reject(new Error('away')) },
    })
    await refresh(shells)
    for (const shell of [mute, alone]) view(shell, canary, 99)
    passMinutes(60)
    await turn([mute])
    await alone.watch.exchange().catch(() => undefined)
    expect(shares([mute, alone])).toEqual([1, 1])
  })
})
