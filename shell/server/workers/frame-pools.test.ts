// @vitest-environment node
import { dirname, join, resolve } from 'node:path'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { siteOf } from '../site.ts'
import { testSettings } from '../testing/app.ts'
import { collectLog } from '../testing/log.ts'
import type { FrameProgram, RenderComposition } from '../rendering/release-code.ts'
import { askedPage } from '../testing/asked-page.ts'
import { FramePools } from './frame-pools.ts'

const program = resolve(import.meta.dirname, '../testing/unruly-worker.ts')
const packages = dirname(createRequire(import.meta.url).resolve('birpc/package.json'))
const files = ['message-format', 'message-stream'].map((name) =>
  resolve(import.meta.dirname, `../${name}.ts`),
)

// Each frame gets a second worker after a while, which on a slow machine would be there before the first ones are counted.
const { workerStandByMs } = limits
beforeAll(() => void Object.assign(limits, { workerStandByMs: 3_600_000 }))
afterAll(() => void Object.assign(limits, { workerStandByMs }))

const opened: FramePools[] = []
afterEach(() => Promise.all(opened.splice(0).map((pools) => pools.close())))

const frameOf = (id: string, main = program) => ({ id, kit: '1.0.0', main })

const withWorkers = (pools: FramePools, ids: readonly string[]) =>
  ids.filter((id) => Object.keys(pools.sharedNames(id)).length > 0)

function openPools(served: string, code: RenderComposition['code'] = {}) {
  const { log, lines } = collectLog()
  let before: FrameProgram | null = null
  const frame = frameOf('one')
  const live = { id: 'one', lock: { id: 'one', shell: 'one', remotes: {} }, frame, code }
  const pools = new FramePools(
    {
      folders: [join(packages, '*'), ...files],
      count: 1,
      site: siteOf(testSettings),
      fetchBackend: fetch,
      readSearchIndex: () => Promise.resolve([]),
      bringCode: () => Promise.reject(new Error('There is no code')),
      isAtHand: () => false,
      isHere: () => true,
      live: () => Promise.resolve(live),
      onLost: () => undefined,
      log,
    },
    { isServed: (id) => id === served, before: () => Promise.resolve(before) },
  )
  opened.push(pools)
  const visit = (id: string) =>
    pools.run(frameOf(id), {
      composition: null,
      ms: 20_000,
      work(ask, job) {
        return ask.render(job, askedPage(live.id, '/fine')) as Promise<unknown>
      },
    })
  return { pools, visit, lines, rollsBackTo: (next: FrameProgram) => void (before = next) }
}

test('pages of two frames are made side by side, each by workers of its own', async () => {
  const { pools, visit } = openPools('one')
  await pools.start(frameOf('one'))
  expect(await Promise.all([visit('one'), visit('two')])).toEqual(['fine', 'fine'])
  expect(pools.figures().ready).toBe(2)
})

test('a frame that does not start says so at once, and nothing is left of it', async () => {
  const { pools, visit, lines } = openPools('one')
  await pools.start(frameOf('one'))
  await expect(pools.start(frameOf('broken', '/nowhere/worker.js'))).rejects.toThrow()
  expect(lines).toContainEqual(expect.objectContaining({ event: 'worker-not-started' }))
  expect(pools.figures()).toMatchObject({ ready: 1, waiting: 0 })
  expect(await visit('one')).toBe('fine')
})

test('a frame is not refused for what remotes do when they are loaded: it starts without them', async () => {
  const names = ['one', 'two', 'three', 'four', 'five']
  const code = Object.fromEntries(names.map((name) => [name, { release: 'ends', entry: 'b' }]))
  const { pools, visit } = openPools('one', code)
  await pools.start(frameOf('one'))
  expect(await visit('one')).toBe('fine')
})

test('a frame whose workers do not start any more is told as lost, and nobody waits for them', async () => {
  const { pools } = openPools('one')
  const broken = frameOf('broken', '/nowhere/worker.js')
  const run = () => pools.run(broken, { composition: null, ms: 20_000, work: ({ ping }) => ping() })
  const waiting = run().catch(() => undefined)
  const lost = { name: 'WorkerLost', last: { releases: ['shell/broken'] } }
  const soon = () => Promise.race([run().catch((error: unknown) => error), delay(100, 'waits')])
  await expect.poll(soon).toMatchObject(lost)
  await pools.close()
  await waiting
})

test('when there are many frames, the one that was unused longest makes room, and never the one that is served', async () => {
  const { pools, visit } = openPools('one')
  const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
  for (const id of ids) await visit(id)
  await expect.poll(() => pools.figures().ready).toBe(5)
  expect(withWorkers(pools, ids)).toEqual(['one', 'four', 'five', 'six', 'seven'])
})

test('the frame that a roll back would bring has one worker ready, and no other frame takes its place', async () => {
  const { pools, visit, rollsBackTo } = openPools('one')
  await pools.start(frameOf('one'))
  rollsBackTo(frameOf('before'))
  await pools.standBy()
  expect(pools.figures().ready).toBe(2)
  const others = ['two', 'three', 'four', 'five', 'six']
  for (const id of others) await visit(id)
  await expect.poll(() => pools.figures().ready).toBe(5)
  const ids = ['one', 'before', ...others]
  expect(withWorkers(pools, ids)).toEqual(['one', 'before', 'four', 'five', 'six'])

  // Another one goes before it: it may go.
  rollsBackTo(frameOf('six'))
  await pools.standBy()
  for (const id of ['seven', 'eight', 'nine', 'ten']) await visit(id)
  await expect.poll(() => withWorkers(pools, ids)).toEqual(['one', 'six'])
})

test('a frame of before that does not start is left alone', async () => {
  const { pools, visit, lines, rollsBackTo } = openPools('one')
  await pools.start(frameOf('one'))
  rollsBackTo(frameOf('broken', '/nowhere/worker.js'))
  for (let turn = 0; turn < 3; turn++) await pools.standBy()
  expect(lines.filter(({ event }) => event === 'worker-not-started')).toHaveLength(1)
  expect(pools.figures()).toMatchObject({ ready: 1, waiting: 0 })
  expect(await visit('one')).toBe('fine')
})
