import { expect, test } from 'vitest'
import {
  emptyRegistry,
  parseRegistry,
  promote,
  rollback,
  startCanary,
  withdraw,
  type Registry,
} from './registry.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string]
const recordOf = (registry: Registry) => registry.remotes['catalogue']
const live = promote(promote(emptyRegistry, 'catalogue', a), 'catalogue', b)
const withCanary = startCanary(live, 'catalogue', c, 10)

test('promoting switches the stable release and remembers the one before', () => {
  expect(live.sequence).toBe(2)
  expect(recordOf(live)).toEqual({ stable: b, canary: null, previous: [a] })
})

test('promoting what is stable already changes nothing', () => {
  expect(promote(live, 'catalogue', b)).toBe(live)
})

test('promoting an earlier release does not list it twice', () => {
  expect(recordOf(promote(live, 'catalogue', a))).toEqual({
    stable: a,
    canary: null,
    previous: [b],
  })
})

test('a canary leaves the stable release, and promoting it ends the canary', () => {
  expect(recordOf(withCanary)).toEqual({
    stable: b,
    canary: { release: c, percent: 10 },
    previous: [a],
  })
  expect(startCanary(withCanary, 'catalogue', c, 10)).toBe(withCanary)
  expect(recordOf(startCanary(withCanary, 'catalogue', c, 50))?.canary?.percent).toBe(50)
  expect(recordOf(promote(withCanary, 'catalogue', c))).toEqual({
    stable: c,
    canary: null,
    previous: [b, a],
  })
  expect(recordOf(promote(withCanary, 'catalogue', b))?.canary).toBeNull()
})

test('a canary of what everybody gets already changes nothing: a pipeline may bring the same release again', () => {
  expect(startCanary(live, 'catalogue', b, 10)).toBe(live)
})

test('a canary needs another release to be compared with', () => {
  expect(() => startCanary(live, 'leads', c, 10)).toThrow('leads has no stable release')
})

test('a rollback ends the canary first, then goes back release by release', () => {
  const once = rollback(withCanary, 'catalogue')
  expect(recordOf(once)).toEqual({ stable: b, canary: null, previous: [a] })
  const twice = rollback(once, 'catalogue')
  expect(recordOf(twice)).toEqual({ stable: a, canary: null, previous: [] })
  expect(() => rollback(twice, 'catalogue')).toThrow('catalogue has no release to go back to')
  expect(() => rollback(live, 'leads')).toThrow('leads has no stable release')
})

test('a withdrawal sets the canary to nobody and says why, once', () => {
  const withdrawn = withdraw(withCanary, 'catalogue', c, 'more errors')
  expect(recordOf(withdrawn)?.canary).toEqual({ release: c, percent: 0 })
  expect(withdrawn.history[0]).toMatchObject({
    action: 'withdraw',
    release: c,
    reason: 'more errors',
  })
  expect(withdraw(withdrawn, 'catalogue', c, 'again')).toBe(withdrawn)
})

test('a withdrawal that comes late touches nothing', () => {
  expect(withdraw(withCanary, 'catalogue', a, 'late')).toBe(withCanary)
  expect(withdraw(live, 'catalogue', c, 'late')).toBe(live)
  expect(withdraw(live, 'leads', c, 'late')).toBe(live)
})

test('the history is newest first and says who was changed how', () => {
  expect(withCanary.history).toMatchObject([
    { sequence: 3, action: 'canary', remote: 'catalogue', release: c, percent: 10 },
    { sequence: 2, action: 'promote', remote: 'catalogue', release: b },
    { sequence: 1, action: 'promote', remote: 'catalogue', release: a },
  ])
})

test('the history keeps its order when a clock was wrong', () => {
  const ahead = {
    ...live,
    history: live.history.map((change) => ({ ...change, at: '2999-01-01T00:00:00.000Z' })),
  }
  const { history } = rollback(ahead, 'catalogue')
  expect(history.map(({ sequence }) => sequence)).toEqual([3, 2, 1])
  expect(history[0]?.at.localeCompare(history[1]?.at ?? '')).toBe(-1)
})

test('the registry stays small however long it is used', () => {
  let registry = emptyRegistry
  for (let index = 0; index < 300; index++)
    registry = promote(registry, 'catalogue', index.toString(16).padStart(16, '0'))
  expect(registry.sequence).toBe(300)
  expect(registry.history).toHaveLength(200)
  expect(recordOf(registry)?.previous).toHaveLength(10)
})

test('a registry survives its own file, and an old one without a format is read', () => {
  expect(parseRegistry(JSON.stringify(withCanary))).toEqual(withCanary)
  expect(parseRegistry('{ "sequence": 3, "remotes": {} }')).toEqual({
    ...emptyRegistry,
    sequence: 3,
  })
})

test.each([
  ['half a file', JSON.stringify(live).slice(0, 60), 'it is not complete JSON'],
  ['an empty file', '', 'it is not complete JSON'],
  ['a newer format', '{ "format": 2, "releases": [] }', 'format is 2, which only a newer version'],
  ['another document', '[]', 'The registry is not readable'],
  [
    'a wrong release',
    JSON.stringify({
      ...live,
      remotes: { catalogue: { stable: '../x', canary: null, previous: [] } },
    }),
    'remotes.catalogue.stable is not the id of a release',
  ],
])('%s is refused with one clear line', (_, text, reason) => {
  expect(() => parseRegistry(text)).toThrow(reason)
})
