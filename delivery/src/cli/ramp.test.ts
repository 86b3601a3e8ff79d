import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comparisonOf } from '../canary/comparison.ts'
import { nothingSeen } from '../canary/evidence.ts'
import { makeSite, run } from '../testing/command-line.ts'

afterEach(() => vi.restoreAllMocks())

let site: Awaited<ReturnType<typeof makeSite>>
beforeEach(async () => void (site = await makeSite()))
const promote = (...more: string[]) =>
  run(site.dataFolder, ['promote', 'catalogue', site.next, ...more])
const status = async () => (await run(site.dataFolder, ['status'])).out

/** What a process says that it saw, and how far the ramp is. */
async function tell(owner: string, views: number, failures: number, step = 0) {
  const { store, author } = site.team
  const comparison = comparisonOf(await store.readRegistry(author.trusted), 'catalogue')!
  const none = nothingSeen(comparison.since, comparison.startedAt)
  const rendered = { views, failures, measured: 0, poor: 0 }
  await store.writeEvidence(
    comparison,
    owner.repeat(16),
    {
      ...{ ...none, canary: { ...none.canary, rendered } },
      ...{ views: [views, 3], reached: { step, at: comparison.startedAt } },
    },
    author.key,
  )
}

test('a ramp is one change, and says all its steps', async () => {
  const { out } = await promote('--ramp', '1,5,100', '--least-minutes', '0,30')
  expect(out).toContain(
    '1 % of visitors, then 5 % after 0 minutes and 200 views, then 100 % after 30 minutes and 200 views',
  )
  expect((await site.record())?.canary).toEqual({
    release: site.next,
    percent: 1,
    ramp: [
      { percent: 5, minutes: 0, views: 200 },
      { percent: 100, minutes: 30, views: 200 },
    ],
  })
  expect((await run(site.dataFolder, ['history'])).out).toContain('1 → 5 → 100')
})

test('status says what all shells saw, and what the ramp waits for', async () => {
  await promote('--ramp', '1,5,25', '--least-minutes', '0')
  expect(await status()).toMatch(
    /1 % since .*; the next step, 5 %, comes after 200 views \(has 0\)/,
  )
  await tell('a', 90, 1)
  await tell('b', 53, 0)
  expect(await status()).toMatch(/has 143\).*1 of 143 views failed, against 0 of 0/)
  await tell('c', 100, 0, 1)
  expect(await status()).toMatch(`${site.next} 5 %`)
  expect(await status()).toMatch(
    /5 % since .*; the next step, 25 %, comes after 200 views \(has 9\)/,
  )
  const { out } = await run(site.dataFolder, ['status', '--json'])
  expect(JSON.parse(out)).toMatchObject({
    evidence: { catalogue: { percent: 5, processes: 3, step: 1, views: 9 } },
  })
})

test('status of a canary without a ramp says what was seen', async () => {
  await promote('--percent', '10')
  await tell('a', 90, 1)
  expect(await status()).toContain('1 of 90 views failed, against 0 of 0; browsers told of 0')
})

test('what comes to everybody in the end is asked for, what comes to some is not', async () => {
  const ask = () => Promise.resolve(false)
  const asked = (ramp: string) =>
    run(site.dataFolder, ['promote', 'catalogue', site.next, '--ramp', ramp], { ask })
  expect(await asked('1,100')).toMatchObject({ code: 1, err: /Nothing was changed/ })
  expect((await asked('1,99')).code).toBe(0)
})

test('who cosigns a ramp is told of all its steps', async () => {
  await run(site.dataFolder, ['threshold', '2', 'catalogue'])
  const file = `${site.dataFolder}/change.json`
  const { out } = await promote('--ramp', '5,20', '--out', file)
  expect(out).toContain('Signed by 1 of 2 keys')
  const key = `${site.dataFolder}/keys/shell-team.jwk`
  const answer = await run(site.dataFolder, ['cosign', file, '--signing-key', key])
  expect(answer.out).toContain('5 % of visitors, then 20 % after 10 minutes and 200 views')
  expect((await site.record())?.canary).toMatchObject({ percent: 5, ramp: [{ percent: 20 }] })
  expect(await readFile(file, 'utf8')).toContain('approvals')
})

test.each([
  [['--ramp', '5'], '--ramp goes up from 1 to 100'],
  [['--ramp', '5,5'], '--ramp goes up'],
  [['--ramp', '0,5'], '--ramp goes up'],
  [['--ramp', '5,101'], '--ramp goes up'],
  [['--ramp', '1,2,3,4,5,6,7,8,9,10,11'], '--ramp goes up'],
  [['--ramp', 'all'], '--ramp goes up'],
  [['--ramp', '1,5,25', '--least-minutes', '1,2,3'], '--least-minutes has 3 numbers for 2 steps'],
  [['--ramp', '1,5', '--least-views', 'x'], '--ramp goes up'],
  [['--ramp', '1,5', '--percent', '10'], 'two ways'],
  [['--least-views', '10'], '--least-views is of a --ramp'],
])('is refused with a sentence: %s', async (more, sentence) => {
  expect(await promote(...more)).toMatchObject({ code: 1, err: expect.stringContaining(sentence) })
  expect((await site.record())?.canary).toBeNull()
})
