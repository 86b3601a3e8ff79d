import { join } from 'node:path'
import { shellRemote, startCanary } from 'delivery'
import { makeFrameBuild } from 'delivery/testing-release'
import { siteDataWith } from 'delivery/testing-site-data'
import { afterEach, expect, test } from 'vitest'
import { ordinaryVisit, type Compositions } from './follow-registry.ts'
import type { Frame } from './frame.ts'
import { defaultSite } from '../../src/site/site-plan.ts'
import { protocol } from '../protocol.ts'
import { planOf } from '../rendering/release-code.ts'
import { makeDelivery, testFrame } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'

const following: Compositions[] = []
afterEach(() => Promise.all(following.splice(0).map((each) => each.stop())))

/** A shell that follows a store, and frames that can be published there. */
async function follow() {
  const delivery = await makeDelivery()
  await delivery.promote(await delivery.publish('first'))
  const publish = async (text: string, protocol?: number) =>
    delivery.publishBuild(await makeFrameBuild(text, protocol), delivery.author.key, shellRemote)
  const { log, lines } = collectLog()
  const { compositions } = await delivery.open(undefined, log)
  following.push(compositions)
  return {
    delivery,
    compositions,
    lines,
    publish,
    async promote(text: string, protocol?: number) {
      const id = await publish(text, protocol)
      await delivery.promote(id, shellRemote)
      await compositions.refresh()
      return id
    },
    frame: async (bucket: number | null = null) =>
      (await compositions.of({ ...ordinaryVisit, bucket })).frame,
  }
}

test('pages are made with the frame that is live, and before there is one with that of the program', async () => {
  const { promote, frame, delivery, compositions } = await follow()
  expect((await frame()).id).toBe(testFrame.id)
  const id = await promote('one')
  expect(await frame()).toMatchObject({
    id,
    entry: 'entry-one.js',
    main: join(delivery.folder, 'verified/shell', id, 'server/worker.js'),
  })
  const { lock } = await compositions.of(ordinaryVisit)
  expect(lock.shell).toBe(id)
  expect(Object.keys(lock.remotes)).toEqual(['catalogue'])
})

test('a canary of the frame is for its visitors', async () => {
  const { promote, publish, frame, delivery, compositions } = await follow()
  const stable = await promote('one')
  const canary = await publish('two')
  await delivery.store.changeRegistry(startCanary(shellRemote, canary, 10), delivery.author)
  await compositions.refresh()
  expect((await frame(5)).id).toBe(canary)
  expect((await frame(50)).id).toBe(stable)
  expect((await frame()).id).toBe(stable)
})

test('a frame of another protocol is refused, and what was live stays', async () => {
  const { promote, frame, lines, compositions } = await follow()
  const stable = await promote('one')
  expect(compositions.missing).toEqual([])
  const release = await promote('two', protocol + 1)
  expect((await frame()).id).toBe(stable)
  expect(compositions.missing).toEqual([{ remote: 'shell', release }])
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: 'release-refused',
      remote: 'shell',
      error: expect.stringContaining(
        `it speaks protocol ${protocol + 1}; this shell speaks ${protocol}`,
      ) as unknown,
    }),
  )
})

test('a frame whose workers do not start is not served', async () => {
  const { promote, frame, compositions } = await follow()
  const stable = await promote('one')
  await compositions.tryFrames((each: Frame) =>
    each.id === stable ? Promise.resolve() : Promise.reject(new Error('it does not start')),
  )
  expect((await frame()).id).toBe(stable)
  await promote('two')
  expect((await frame()).id).toBe(stable)
})

test('a shell that finds no frame that starts serves its own', async () => {
  const { promote, frame, compositions } = await follow()
  await promote('one')
  await compositions.tryFrames(() => Promise.reject(new Error('it does not start')))
  expect((await frame()).id).toBe(testFrame.id)
})

test('a frame that fails in a page makes room for the one before, and the last for that of the program', async () => {
  const { promote, compositions } = await follow()
  const [one, two] = [await promote('one'), await promote('two')]
  const without = async (...failed: string[]) => {
    const keys = failed.map((id) => `${shellRemote}/${id}`)
    return (await compositions.of(ordinaryVisit, '/', (key) => !keys.includes(key))).frame.id
  }
  expect(await without(two)).toBe(one)
  expect(await without(one, two)).toBe(testFrame.id)
})

test('every server has the site that a frame was built with, and browsers have it with the frame', async () => {
  const { delivery, compositions } = await follow()
  const built = siteDataWith({ prefixes: { services: 'catalogue', jobs: 'board' } })
  const folder = await makeFrameBuild('one', protocol, built)
  const id = await delivery.publishBuild(folder, delivery.author.key, shellRemote)
  await delivery.promote(id, shellRemote)
  await compositions.refresh()
  const { site, siteFile, rendering } = await compositions.of(ordinaryVisit)
  expect([site, planOf(rendering)].map(({ ownerOf }) => ownerOf('/jobs/7'))).toEqual([
    ...['board', 'board'],
  ])
  expect(siteFile).toBeNull()
})

test('a frame that does not say what it was built with gets the site of this program, as a file', async () => {
  const { promote, compositions } = await follow()
  await promote('one')
  const { site, siteFile, rendering } = await compositions.of(ordinaryVisit)
  expect(site).toBe(defaultSite)
  expect(rendering.site).toEqual(site.content)
  expect(JSON.parse(Buffer.from(siteFile?.bytes ?? []).toString())).toEqual(site.content)
})
