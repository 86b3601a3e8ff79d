// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import { readOutcomes } from './outcomes.ts'
import { sow, type Sowing } from './sow.ts'

/** Stands in for `npm test`: `--affected` looks at `near.txt`, the whole suite at `far.txt` too; `slow.txt` keeps it busy. */
const fakeTests = `
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
const options = process.argv.slice(2)
appendFileSync(process.env.RUNS, (options.join(' ') || 'whole') + '\\n')
if (options.includes('tired.test.ts')) console.log('1 passed, 0 failed')
else if (existsSync(process.env.RUNS + '.tired') && options.includes('--affected')) {
  rmSync(process.env.RUNS + '.tired')
  console.log('Failures\\n  ✖ tired.test.ts › is quick\\n1 passed, 1 failed')
  process.exit(1)
}
if (options.includes('tired.test.ts')) process.exit(0)
const files = options.includes('--affected') ? ['near.txt'] : ['near.txt', 'far.txt']
const wrong = files.filter((file) => !existsSync(file) || readFileSync(file, 'utf8') !== 'right\\n')
if (existsSync('slow.txt')) {
  const beat = "setInterval(() => require('fs').appendFileSync(process.env.RUNS + '.beat', '.'), 20)"
  spawn(process.execPath, ['-e', beat])
  setInterval(() => {}, 1000)
} else {
  if (wrong.length > 0) console.log(['Failures', ...wrong.map((file) => '  ✖ ' + file + ' › is right')].join('\\n'))
  console.log((2 - wrong.length) + ' passed, ' + wrong.length + ' failed')
  process.exitCode = wrong.length > 0 ? 1 : 0
}
`

const near: Fault = { name: 'near', file: 'near.txt', find: 'right', replace: 'wrong' }
const far: Fault = { name: 'far', file: 'far.txt', isLost: true }
const none: Fault = { name: 'none', file: 'more.txt', add: 'something' }
const slow: Fault = { name: 'slow', file: 'slow.txt', add: 'something' }

let folder: string
let source: string
let lines: string[]

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: source,
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-sower-'))
  source = join(folder, 'source')
  lines = []
  process.env['RUNS'] = join(folder, 'runs')
  // What whoever runs this wants of commits, a signature or line ends, is not for these.
  process.env['GIT_CONFIG_GLOBAL'] = '/dev/null'
  await mkdir(source)
  await writeFile(join(source, '.gitignore'), 'node_modules/\n')
  await writeFile(join(source, 'near.txt'), 'right\n')
  await writeFile(join(source, 'far.txt'), 'right\n')
  await writeFile(join(source, 'tests.mjs'), fakeTests)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'All is right')
})

afterEach(async () => {
  delete process.env['RUNS']
  delete process.env['GIT_CONFIG_GLOBAL']
  await rm(folder, { recursive: true, force: true })
})

const sowIn = (more: Partial<Sowing>) =>
  sow({
    faults: [near, none],
    parts: [],
    source,
    home: join(folder, 'home'),
    command: [process.execPath, 'tests.mjs'],
    outcomesPath: join(folder, 'faults.json'),
    pagePath: join(folder, 'sown-faults.md'),
    report: (line) => lines.push(line),
    ...more,
  })

const runs = async () => (await readFile(join(folder, 'runs'), 'utf8')).trim().split('\n')
const outcomes = () => readOutcomes(join(folder, 'faults.json'))
const clone = (...path: string[]) => join(folder, 'home/clone', ...path)

test('all tests run once without a fault, then for each until its first finding', async () => {
  await sowIn({})
  expect(await runs()).toEqual([
    'whole',
    '--affected --bail',
    '--affected --bail',
    '--again --bail',
  ])
  expect(await outcomes()).toMatchObject({
    near: { by: 'near.txt › is right', isByAffected: true },
    none: { by: null },
  })
  expect(lines.slice(1).map((line) => line.replace(/\d+ s\)$/, '0 s)'))).toEqual([
    '1/2 ✔ near.txt: near: near.txt › is right (0 s)',
    '2/2 ✖ more.txt: none: NOT FOUND (0 s)',
  ])
  expect(await readFile(join(folder, 'sown-faults.md'), 'utf8')).toContain('1 of 2 are found')
})

test('the clone has every file back, and keeps what is installed there', async () => {
  await sowIn({ faults: [near] })
  await mkdir(clone('node_modules'))
  await sowIn({ faults: [near, none, { ...near, name: 'twice' }] })
  expect(await readFile(clone('near.txt'), 'utf8')).toBe('right\n')
  expect(existsSync(clone('more.txt'))).toBe(false)
  expect(git('status', '--porcelain').toString()).toBe('')
  expect(existsSync(clone('node_modules'))).toBe(true)
})

test('what fails on a busy machine only is no finding', async () => {
  await writeFile(join(folder, 'runs.tired'), '')
  await sowIn({ faults: [near] })
  expect(await runs()).toEqual(['whole', '--affected --bail', 'tired.test.ts', '--affected --bail'])
  expect(await outcomes()).toMatchObject({ near: { by: 'near.txt › is right' } })
})

test('what --affected leaves out is said loudly', async () => {
  await expect(sowIn({ faults: [far] })).rejects.toThrow('--affected is UNSOUND')
  expect(await outcomes()).toMatchObject({ far: { isByAffected: false } })
  expect(lines.at(-1)).toContain('NOT BY --affected')
})

test('nothing is sown where the tests fail without a fault', async () => {
  await writeFile(join(source, 'far.txt'), 'broken\n')
  git('commit', '--quiet', '--all', '-m', 'Broken')
  await expect(sowIn({})).rejects.toThrow('The tests fail without any fault: far.txt › is right')
  expect(await outcomes()).toEqual({})
})

test('a second run sows what is missing; another commit is tried whole first', async () => {
  await sowIn({ faults: [near] })
  await rm(join(folder, 'runs'))
  await sowIn({ faults: [near] })
  expect(existsSync(join(folder, 'runs'))).toBe(false)
  await sowIn({ faults: [near, none] })
  expect(await runs()).toEqual(['--affected --bail', '--again --bail'])
  git('commit', '--quiet', '--allow-empty', '-m', 'Another')
  await rm(join(folder, 'runs'))
  await sowIn({ parts: ['near'] })
  expect(await runs()).toEqual(['whole', '--affected --bail'])
})

test('an interruption ends all that was started, keeps what is known, and is gone on from', async () => {
  const interruption = new AbortController()
  const sown = sowIn({ faults: [near, slow, none], signal: interruption.signal })
  const interrupted = expect(sown).rejects.toThrow('Enough')
  await expect.poll(heartbeats).toBeGreaterThan(0)
  interruption.abort(new Error('Enough'))
  await interrupted
  const last = await heartbeats()
  await delay(200)
  expect(await heartbeats()).toBe(last)
  expect(Object.keys(await outcomes())).toEqual(['near'])
  await rm(join(folder, 'runs'))
  await sowIn({ faults: [near, none] })
  expect(await runs()).toEqual(['--affected --bail', '--again --bail'])
})

const heartbeats = async () =>
  (await readFile(join(folder, 'runs.beat'), 'utf8').catch(() => '')).length
