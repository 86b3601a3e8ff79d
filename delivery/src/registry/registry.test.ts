import { expect, test } from 'vitest'
import {
  applyIntent,
  promote,
  retire,
  rollback,
  startCanary,
  withdraw,
  type Intent,
  type RemoteRecord,
} from './registry.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string]
const registryOf = (catalogue: RemoteRecord) => ({
  sequence: 0,
  remotes: { catalogue },
  history: [],
})
const rolledBack = (record: RemoteRecord) =>
  apply(record, rollback(registryOf(record), 'catalogue'))

/** What a remote serves after a change that leaves it on the site. */
function apply(current: RemoteRecord | null, intent: Intent): RemoteRecord {
  const record = applyIntent(current, intent)
  if (!record) throw new Error(`${intent.remote} is not there any more`)
  return record
}

const first = apply(null, promote('catalogue', a))
const live = apply(first, promote('catalogue', b))
const withCanary = apply(live, startCanary('catalogue', c, 10))

test('promoting switches the stable release and remembers the one before', () => {
  expect(first).toEqual({ stable: a, canary: null, previous: [] })
  expect(live).toEqual({ stable: b, canary: null, previous: [a] })
})

test('promoting what is stable already changes nothing', () => {
  expect(apply(live, promote('catalogue', b))).toBe(live)
})

test('promoting an earlier release does not list it twice', () => {
  expect(apply(live, promote('catalogue', a))).toEqual({
    stable: a,
    canary: null,
    previous: [b],
  })
})

test('a canary leaves the stable release, and promoting it ends the canary', () => {
  expect(withCanary).toEqual({ stable: b, canary: { release: c, percent: 10 }, previous: [a] })
  expect(apply(withCanary, startCanary('catalogue', c, 10))).toBe(withCanary)
  expect(apply(withCanary, startCanary('catalogue', c, 50)).canary?.percent).toBe(50)
  expect(apply(withCanary, promote('catalogue', c))).toEqual({
    stable: c,
    canary: null,
    previous: [b, a],
  })
  expect(apply(withCanary, promote('catalogue', b)).canary).toBeNull()
})

test('a ramp goes up from the first share, and the same one again changes nothing', () => {
  const ramp = [{ percent: 25, minutes: 10, views: 200 }]
  const intent = startCanary('catalogue', c, 10, ramp)
  const withRamp = apply(withCanary, intent)
  expect(withRamp.canary).toEqual({ release: c, percent: 10, ramp })
  expect(apply(withRamp, intent)).toBe(withRamp)
  expect(apply(withRamp, startCanary('catalogue', c, 10)).canary).not.toHaveProperty('ramp')
  expect(apply(withRamp, withdraw('catalogue', c, 'worse')).canary).toEqual({
    release: c,
    percent: 0,
  })
  for (const percent of [0, 25, 40])
    expect(() => apply(live, startCanary('catalogue', c, percent, ramp))).toThrow('does not go up')
})

test('a canary of what everybody gets already changes nothing: a pipeline may bring the same release again', () => {
  expect(apply(live, startCanary('catalogue', b, 10))).toBe(live)
})

test('a canary needs another release to be compared with', () => {
  expect(() => apply(null, startCanary('leads', c, 10))).toThrow('leads has no stable release')
})

test('a rollback ends the canary first, then goes back release by release', () => {
  const once = rolledBack(withCanary)
  expect(once).toEqual({ stable: b, canary: null, previous: [a] })
  const twice = rolledBack(once)
  expect(twice).toEqual({ stable: a, canary: null, previous: [] })
  expect(() => rolledBack(twice)).toThrow('catalogue has no release to go back to')
  expect(() => rollback(registryOf(live), 'leads')).toThrow('leads has no stable release')
})

test('a canary that nobody gets any more is no step to take back', () => {
  const withdrawn = apply(withCanary, withdraw('catalogue', c, 'it failed'))
  expect(rolledBack(withdrawn)).toEqual({ stable: a, canary: null, previous: [] })
})

test('a rollback goes where it was meant to, or nowhere', () => {
  const goBack = (release: string): Intent => ({ action: 'rollback', remote: 'catalogue', release })
  for (const [record, release] of [
    [live, b],
    [live, c],
    [withCanary, a],
    [withCanary, c],
    [first, a],
  ] as const)
    expect(() => apply(record, goBack(release))).toThrow(`catalogue does not go back to ${release}`)
})

test('a withdrawal sets the canary to nobody, once', () => {
  const withdrawal = withdraw('catalogue', c, 'more errors')
  expect(withdrawal).toMatchObject({ action: 'withdraw', release: c, reason: 'more errors' })
  const withdrawn = apply(withCanary, withdrawal)
  expect(withdrawn).toEqual({ ...withCanary, canary: { release: c, percent: 0 } })
  expect(apply(withdrawn, withdraw('catalogue', c, 'again'))).toBe(withdrawn)
})

test('a withdrawal that comes late touches nothing', () => {
  expect(apply(withCanary, withdraw('catalogue', a, 'late'))).toBe(withCanary)
  expect(apply(live, withdraw('catalogue', c, 'late'))).toBe(live)
})

test('a confirmation touches nothing', () => {
  expect(apply(withCanary, { action: 'confirm', remote: 'catalogue' })).toBe(withCanary)
})

test('what is retired is gone, with all that was to go back to', () => {
  expect(applyIntent(withCanary, retire('catalogue'))).toBeNull()
  expect(applyIntent(null, retire('catalogue'))).toBeNull()
  expect(applyIntent(null, promote('catalogue', c))).toEqual({
    stable: c,
    canary: null,
    previous: [],
  })
})

test('of the releases to go back to the latest ten are remembered', () => {
  const ids = Array.from({ length: 30 }, (_, index) => index.toString(16).padStart(16, '0'))
  const last = ids.reduce((record, id) => apply(record, promote('catalogue', id)), live)
  expect(last).toEqual({ stable: ids[29], canary: null, previous: ids.slice(19, 29).reverse() })
})

test('of another kit’s releases the newest is remembered for fifty promotions', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(16, '0'))
  const old = ['1.0.0', '1.2.0'].reduce(
    (record, kit, index) => apply(record, promote('shell', ids[index] ?? '', kit)),
    live,
  )
  const after = (count: number) =>
    ids
      .slice(2, 2 + count)
      .reduce((record, id) => apply(record, promote('shell', id, '2.0.0')), old)
  expect(after(12).previous).toEqual([...ids.slice(1, 13)].reverse())
  expect(after(12).kits).toMatchObject({ [ids[1] ?? '']: '1.2.0', [ids[2] ?? '']: '2.0.0' })
  expect(after(50).previous).toHaveLength(50)
  expect(after(50).previous).toContain(ids[1])
  const without = after(52)
  expect(without.previous).not.toContain(ids[1])
  expect(without.kits).not.toHaveProperty([ids[1] ?? ''])
})
