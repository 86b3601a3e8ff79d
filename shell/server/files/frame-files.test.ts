import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shellRemote } from 'delivery'
import { makeFrameBuild } from 'delivery/testing-release'
import { expect, test } from 'vitest'
import { bringFrames } from './frame-files.ts'
import { makeApp } from '../testing/app.ts'
import { makeDelivery } from '../testing/composition.ts'

/** A shell that follows a store with these releases of the frame, of which the last is live. */
async function serveFrames(...texts: string[]) {
  const delivery = await makeDelivery()
  const publish = async (text: string) => {
    const build = await makeFrameBuild(text)
    const id = await delivery.publishBuild(build, delivery.author.key, shellRemote)
    await delivery.promote(id, shellRemote)
    return id
  }
  const ids = []
  for (const text of texts) ids.push(await publish(text))
  const { compositions, releases, trusted } = await delivery.open()
  const app = await makeApp({ compositions, releases })
  const get = (path: string) => app.request(`/assets/${path}`)
  return { delivery, publish, ids, compositions, trusted, get }
}

test('every file of every frame that was live is served under its own name', async () => {
  const { get, compositions } = await serveFrames('one', 'two', 'three')
  for (const text of ['one', 'two', 'three']) {
    const answer = await get(`page-${text}.js`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(`// ${text}`)
  }
  await compositions.stop()
})

test('a frame that another shell has heard of first is looked for once more', async () => {
  const { get, publish, compositions } = await serveFrames('one')
  await publish('two')
  expect((await get('page-two.js')).status).toBe(200)
  await compositions.stop()
})

test('what no frame has is not there, nor is what only servers have', async () => {
  const { get, compositions } = await serveFrames('one')
  for (const path of [
    'page-nobody.js',
    'server/worker.js',
    'frame.json',
    '../one',
    '%2e%2e/one',
    '',
  ])
    expect((await get(path)).status, path).toBe(404)
  await compositions.stop()
})

test('a file that several frames have outlives any of them', async () => {
  const { get, ids, publish, delivery, compositions } = await serveFrames('one')
  const shared = 'shared.js'
  const frames = []
  for (const text of ['two', 'three']) {
    const build = await makeFrameBuild(text)
    await writeFile(join(build, shared), '// shared')
    const id = await delivery.publishBuild(build, delivery.author.key, shellRemote)
    await delivery.promote(id, shellRemote)
    await compositions.refresh()
    frames.push(id)
    expect((await get(shared)).status).toBe(200)
  }
  await delivery.store.removeRelease(shellRemote, frames[0] ?? '')
  await delivery.store.removeRelease(shellRemote, ids[0] ?? '')
  expect((await get(shared)).status).toBe(200)
  // Of what is gone everywhere it is known that it is gone, and a new one is found.
  expect((await get('page-nobody.js')).status).toBe(404)
  await publish('four')
  expect((await get('page-four.js')).status).toBe(200)
  await compositions.stop()
})

test('the files of the frame before are at hand while the store is away', async () => {
  const { delivery, ids } = await serveFrames('one', 'two')
  let isAway = false
  const store = {
    ...delivery.store,
    readFile: (...path: Parameters<typeof delivery.store.readFile>) =>
      isAway ? Promise.reject(new Error('away')) : delivery.store.readFile(...path),
  }
  const { compositions, releases } = await delivery.open(store)
  await bringFrames({ compositions, releases })
  isAway = true
  const app = await makeApp({ compositions, releases })
  expect(ids).toHaveLength(2)
  expect((await app.request('/assets/page-one.js')).status).toBe(200)
  await compositions.stop()
})
