// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { RenderComposition } from '../rendering/release-code.ts'
import type { Site } from 'shared-ui'
import { siteOf } from '../site.ts'
import { testSettings } from '../testing/app.ts'
import { collectLog } from '../testing/log.ts'
import { limits } from '../limits.ts'
import { askedPage } from '../testing/asked-page.ts'
import { WorkerPool } from './worker-pool.ts'
import { WorkerLost } from './worker-process.ts'

const program = resolve(import.meta.dirname, '../testing/unruly-worker.ts')
const packages = dirname(createRequire(import.meta.url).resolve('birpc/package.json'))
const files = ['message-format', 'message-stream'].map((name) =>
  resolve(import.meta.dirname, `../${name}.ts`),
)
const folders = [join(packages, '*'), ...files]
const composition = {
  id: 'one',
  lock: { id: 'one', shell: 'one', remotes: {} },
  frame: { id: 'one', kit: '1.0.0', main: program },
  code: {},
}

const searchIndex = Array.from({ length: 300 }, (_, index) => ({
  ...{ kind: 'Roles', title: `Role ${index}`, path: `/roles/${index}` },
  text: 'x'.repeat(200),
}))

const pools: WorkerPool[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

const codeOf = (release: string) => ({ leads: { release, entry: 'b' } })

async function openPool(
  count = 1,
  code: RenderComposition['code'] = {},
  live = () => Promise.resolve({ ...composition, code }),
  site = siteOf(testSettings),
  atHand: string[] = [],
) {
  const { log } = collectLog()
  const lost: [WorkerLost, boolean][] = []
  const unloadable = new Set<string>()
  const pool = new WorkerPool({
    ...{ frame: 'one', ends: new Map(), unloadable },
    program: { main: program, folders },
    count,
    site,
    fetchBackend: fetch,
    readSearchIndex: () => Promise.resolve(searchIndex),
    bringCode: (remote, release) => Promise.resolve(`/${remote}/${release}`),
    isAtHand: (key) => atHand.includes(key),
    isHere: () => true,
    live,
    onLost: (...told) => lost.push(told),
    log,
  })
  pools.push(pool)
  await pool.open()
  const visit = (path: string, ms = 20_000) =>
    pool.run<unknown>({
      composition: { ...composition, code: codeOf('0123456789abcdef') },
      partsOf: ({ remotes }) => ({
        endOfHead: Buffer.from(`head of ${remotes.join()}`),
        endOfBody: Buffer.from(''),
      }),
      ms,
      work(ask, job) {
        return ask.render(job, askedPage('one', path))
      },
    })
  return { pool, visit, lost, unloadable }
}

test.each([
  ['/loops', 'hung'],
  // While it clears up in a heap that is nearly full it does not answer either.
  ['/fills', expect.stringMatching(/^(memory|hung)$/)],
  ['/ends', 'exit'],
  ['/throws-later', 'exit'],
  ['/asks-and-ends', 'exit'],
  ['/talks-nonsense', 'nonsense'],
  ['/talks-too-long', 'nonsense'],
  ['/sends-structured-clone', 'nonsense'],
  ['/sends-bomb', 'nonsense'],
  ['/sends-too-many-parts', 'nonsense'],
  ['/floods', 'nonsense'],
  ['/asks-and-never-reads', 'nonsense'],
])(
  'a page that %s costs its worker, which says whose it was; another takes its place',
  async (path, reason) => {
    const { pool, visit, lost } = await openPool()
    const heldMost = watchMemory()
    const error = await visit(path).catch((thrown: unknown) => thrown)
    expect(heldMost()).toBeLessThan(60_000_000)
    expect(error).toBeInstanceOf(WorkerLost)
    const last = { job: 2, phase: 'render', releases: ['leads/0123456789abcdef'] }
    expect(error).toMatchObject({ reason, last })
    expect(lost).toEqual([[error, true]])
    expect(await visit('/fine')).toBe('fine')
    expect([...pool.figures().ends]).toEqual([[reason, 1]])
  },
)

test('a page that writes where it should not costs its worker', async () => {
  const { visit, lost } = await openPool()
  const error = await visit('/fills-its-record').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'WorkerLost', reason: 'wrote', last: null })
  expect(lost).toHaveLength(1)
})

test('a page that writes to the console without end costs its worker', async () => {
  const { visit } = await openPool()
  const error = await visit('/talks-without-end').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'WorkerLost', reason: 'wrote' })
})

/** What this process holds at most from now on, in bytes. */
function watchMemory(): () => number {
  const held = () => process.memoryUsage().heapUsed + process.memoryUsage().external
  const before = held()
  let most = 0
  const look = () => (most = Math.max(most, held() - before))
  const timer = setInterval(look, 2)
  onTestFinished(() => clearInterval(timer))
  return look
}

test('what is no question of ours costs nothing, and what cannot be sent rejects', async () => {
  const { pool, visit } = await openPool()
  expect(await visit('/asks-with-many-arguments')).toBe('went on')
  await expect(visit('/answers-what-cannot-be-sent')).rejects.toThrow('cannot have a bigint')
  expect(await visit('/fine')).toBe('fine')
  expect([...pool.figures().ends]).toEqual([])
})

test('a page in the same process hears that it was another’s fault', async () => {
  const { visit } = await openPool()
  const neighbour = visit('/slow').catch((thrown: unknown) => thrown)
  await visit('/ends').catch(() => undefined)
  expect(await neighbour).toMatchObject({ last: { job: 3 } })
})

test('of several pages none is told to have talked nonsense', async () => {
  const { visit, lost } = await openPool()
  const neighbour = visit('/slow').catch((thrown: unknown) => thrown)
  await visit('/talks-nonsense').catch(() => undefined)
  expect(await neighbour).toMatchObject({ reason: 'nonsense', last: null })
  expect(lost[0]).toMatchObject([{ reason: 'nonsense', last: null }, false])
})

test('pages go to the worker that has the least to do', async () => {
  const { pool, visit } = await openPool(2)
  await expect.poll(() => pool.figures().ready).toBe(2)
  const slow = visit('/slow').catch(() => undefined)
  // Beside it nothing would be answered.
  const loop = visit('/loops').catch((thrown: unknown) => thrown)
  expect(await loop).toMatchObject({ reason: 'hung' })
  expect(pool.figures().jobs).toBe(1)
  await pool.close()
  await slow
})

test('what nobody waits for any more gets nothing of the backend', async () => {
  const { visit } = await openPool()
  await visit('/asks-later')
  await expect.poll(() => visit('/heard')).toContain('Nobody waits for this any more')
})

test('a release that holds too much from the start makes no more workers than there should be', async () => {
  const { pool, visit } = await openPool(1, codeOf('holds-much'))
  const numbers: number[] = []
  const tired = () => {
    numbers.push(pool.figures().consumption().length)
    return pool.figures().ends.get('tired')
  }
  await expect.poll(tired, { interval: 50 }).toBeGreaterThan(1)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(2)
  expect(await visit('/fine')).toBe('fine')
})

test('a worker that is tired serves until another one can', async () => {
  let starts = 0
  const code = codeOf('holds-much')
  const { pool, visit } = await openPool(1, code, () =>
    starts++ === 0
      ? Promise.resolve({ ...composition, code })
      : Promise.reject(new Error('the store is away')),
  )
  await expect.poll(() => starts).toBeGreaterThan(2)
  expect(await visit('/fine')).toBe('fine')
  expect(pool.figures().ready).toBe(1)
})

test('a page that takes longer than it may costs its worker', async () => {
  const { visit, lost } = await openPool()
  const error = await visit('/slow', 100).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ reason: 'late', last: { job: 2, phase: 'render' } })
  expect(lost).toEqual([[error, true]])
  expect(await visit('/fine')).toBe('fine')
})

test('a page whose workers are sent away is nobody’s fault', async () => {
  const { pool, visit } = await openPool()
  const page = visit('/slow').catch((thrown: unknown) => thrown)
  await expect.poll(() => visit('/fine')).toBe('fine')
  await pool.close()
  expect(await page).toMatchObject({ reason: 'closed', last: null })
})

test('a worker can blame nobody whose code it was not told to run', async () => {
  const { visit, lost } = await openPool()
  const error = await visit('/blames-another').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ reason: 'exit', last: null })
  expect(lost).toEqual([[error, false]])
})

test('a release that ends workers once they serve, and says nothing, is left out when it is found', async () => {
  const { unloadable, visit, lost } = await openPool(1, codeOf('ends-later'))
  await expect.poll(() => lost.length).toBeGreaterThan(2)
  expect(lost[0]).toMatchObject([{ reason: 'exit', last: null }, false])
  unloadable.add('leads/ends-later')
  await expect.poll(() => visit('/heard').catch(() => null)).toBe('')
})

test('a release that ends the first worker as it comes to serve keeps no pool from opening', async () => {
  const { visit } = await openPool(1, codeOf('ends-then'))
  expect(await visit('/fine')).toBe('fine')
})

test('a worker that cannot even begin is tried again', async () => {
  const { supabaseUrl, ...rest } = siteOf(testSettings)
  let reads = 0
  const site = Object.defineProperty({ ...rest } as Site, 'supabaseUrl', {
    enumerable: true,
    get() {
      if (reads++ === 0) throw new Error('too many open files')
      return supabaseUrl
    },
  })
  const { visit } = await openPool(1, {}, undefined, site)
  expect(await visit('/fine')).toBe('fine')
})

test('a worker finds no variable, no file and no program', async () => {
  const { visit } = await openPool()
  expect(await visit('/looks-around')).toEqual({
    variables: 'TZ' in process.env ? ['NODE_ENV', 'TZ'] : ['NODE_ENV'],
    ownEnvironment: 'ERR_ACCESS_DENIED',
    shellsEnvironment: 'ERR_ACCESS_DENIED',
    files: 'ERR_ACCESS_DENIED',
    writing: 'ERR_ACCESS_DENIED',
    programs: 'ERR_ACCESS_DENIED',
  })
})

test('a worker loads ahead what visitors asked for, and a few others; the rest comes with a page', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `remote-${index}`)
  const code = Object.fromEntries(names.map((name) => [name, { release: 'one', entry: 'b' }]))
  const { visit } = await openPool(1, code, undefined, undefined, ['remote-28/one', 'remote-9/one'])
  const first = ['remote-9', 'remote-28', ...names.slice(0, limits.loadedAhead - 2)]
  expect(await visit('/loaded-ahead')).toEqual(first)
})

test('a worker is brought the code of releases that it was told of, and of its own page the composition', async () => {
  const { visit } = await openPool()
  expect(await visit('/asks-for-code')).toEqual([
    '/leads/0123456789abcdef',
    'Error: It was not told of this release',
    '0123456789abcdef',
    'Error: There is no such page',
  ])
})

test('it is told once for each page what stands in its document: each kind of page costs the front something', async () => {
  const { visit } = await openPool()
  const told = await visit('/asks-for-parts')
  expect(told).toEqual([Buffer.from('head of leads'), expect.stringMatching('told already')])
  expect(await visit('/asks-for-nonsense')).toMatch('is no list')
})

test('a worker that loops does not outlive a shell that was killed', async () => {
  const front = `
    const { startWorker } = await import('${join(import.meta.dirname, 'worker-process.ts')}')
    const program = { main: '${program}', folders: ${JSON.stringify(folders)}, onOutput() {} }
    const { pid, ask } = startWorker(program, {})
    await ask.open({})
    ask.render(1, { request: { url: 'http://site/loops' } }).catch(() => {})
    setTimeout(() => {
      console.log(pid)
      process.kill(process.pid, 'SIGKILL')
    }, 300)`
  const shell = spawn(process.execPath, ['--input-type=module', '--eval', front])
  const pid = Number(String((await once(shell.stdout, 'data'))[0]))
  onTestFinished(() => void spawn('kill', ['-9', String(pid)]))
  await once(shell, 'exit')
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false)
})
