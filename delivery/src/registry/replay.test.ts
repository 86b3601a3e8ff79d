import { beforeEach, describe, expect, test } from 'vitest'
import { random } from '../testing/random.ts'
import { hashOfChange, type VerifiedChange } from './change.ts'
import {
  applyIntent,
  newestChangeOf,
  promote,
  retire,
  rollback,
  startCanary,
  withdraw,
  type Intent,
  type RemoteRecord,
} from './registry.ts'
import { assertRoom, neededOf, recordOf } from './replay.ts'
import { SignedRegistry } from './signed-registry.ts'

const room = 20_000
const calm = ['calm-1', 'calm-2', 'calm-3', 'calm-4']
const idOf = (number: number) => number.toString(16).padStart(16, '0')
const sizeOf = ({ changes }: SignedRegistry) =>
  changes.reduce((sum, { jws }) => sum + jws.length, 0)

/** A registry with one change more, whatever that says of its author. */
function withChange(registry: SignedRegistry, intent: Intent, bytes: number): SignedRegistry {
  const last = registry.changes.at(-1)
  const change: VerifiedChange = {
    ...{ ...intent, sequence: registry.sequence + 1, at: '2026-11-27T00:00:00.000Z' },
    ...{ previous: last ? hashOfChange(last) : null, author: '', team: '', kid: '' },
    before: newestChangeOf(registry, intent.remote),
    jws: `${registry.sequence}`.padEnd(bytes, 'x'),
  }
  return new SignedRegistry([...registry.changes, change])
}

/** As many of the newest stay as in a store. */
function trim(registry: SignedRegistry): SignedRegistry {
  const staying = new Set([...neededOf(registry.changes, room), ...registry.changes.slice(-20)])
  return new SignedRegistry(registry.changes.filter((change) => staying.has(change)))
}

const served = (record: RemoteRecord | undefined) => record && [record.stable, record.canary]

test.each(Array.from({ length: 10 }, (_, index) => index))(
  'whoever has the keys of one remote fills no registry, and what is trimmed serves the same (play %i)',
  (play) => {
    const chance = random(play)
    const below = (count: number) => Math.floor(chance() * count)
    const odds = Array.from({ length: 6 }, () => (chance() < 0.4 ? 1 : 0.02))
    /** What an enemy, or a bad pipeline, does next with the remote. */
    const next = (registry: SignedRegistry): Intent => {
      let [action, left] = [0, chance() * odds.reduce<number>((sum, one) => sum + one, 0)]
      while ((left -= odds[action]!) > 0) action++
      const release = idOf(below(20))
      const { canary } = registry.remotes['busy'] ?? {}
      if (action === 0 || !registry.remotes['busy'])
        return promote('busy', release, `${1 + (Number(`0x${release}`) % 2)}.0.0`)
      if (action === 1) return startCanary('busy', release, below(100))
      if (action === 2) return rollback(registry, 'busy')
      if (action === 3) return withdraw('busy', canary?.release ?? release, 'worse')
      return action === 4 ? { action: 'confirm', remote: 'busy' } : retire('busy')
    }
    const isMade = (registry: SignedRegistry, { action, remote, ...rest }: Intent) => {
      const current = registry.remotes[remote] ?? null
      if (action === 'retire' && chance() < 0.95) return false
      if (action === 'canary' || action === 'confirm') assertRoom(registry.changes, remote, room)
      return action === 'confirm' || applyIntent(current, { action, remote, ...rest }) !== current
    }
    let registry = new SignedRegistry()
    for (let step = 0; step < 300; step++) {
      const stable = registry.remotes[calm[step % 4]!]?.stable
      if (step % 11 === 0)
        registry = withChange(registry, promote(calm[step % 4]!, idOf(step)), 400)
      try {
        const intent = next(registry)
        if (isMade(registry, intent)) registry = withChange(registry, intent, 200 + below(1_000))
      } catch {
        // It is refused.
      }
      expect(sizeOf(registry)).toBeLessThan(4 * room)
      if (step % 11 === 0 && stable)
        expect(rollback(registry, calm[step % 4]!).release).toBe(stable)
      if (step % 5 > 0) continue
      const trimmed = trim(registry)
      for (const remote of ['busy', ...calm]) {
        const [before, after] = [registry.remotes[remote], trimmed.remotes[remote]]
        expect(served(after)).toEqual(served(before))
        const previous = after?.previous ?? []
        expect(previous).toEqual(before?.previous.slice(0, previous.length) ?? [])
        expect(newestChangeOf(trimmed, remote)).toBe(newestChangeOf(registry, remote))
      }
      registry = trimmed
    }
  },
)

describe('of a remote with thousands of changes, none is looked at thousands of times', () => {
  const half = Array.from({ length: 1_000 }, (_, index) => index)
  let looks = 0
  const listOf = (intents: readonly Intent[]) =>
    intents.map((intent, index) => {
      const change = { ...intent, sequence: index + 1, before: index, jws: 'x'.repeat(300) }
      return Object.defineProperty(change, 'action', {
        get: () => (looks++, intent.action),
      }) as VerifiedChange
    })
  beforeEach(() => {
    looks = 0
  })

  test('where they are possible from none of its promotions', () => {
    const promotions = half.map((index) => promote('busy', idOf(index)))
    const canaries = half.map((index) => startCanary('busy', idOf(index), 1 + (index % 50)))
    const impossible: Intent = { action: 'rollback', remote: 'busy', release: idOf(9_999) }
    const changes = listOf([...promotions, ...canaries, impossible])
    expect(() => recordOf(changes)).toThrow('busy does not go back to')
    expect(looks).toBeLessThan(20 * changes.length)
  })

  test('where two releases take turns, and it goes back to the first', () => {
    const steps = half.map((index) => promote('busy', idOf(1 + (index % 2))))
    const changes = listOf([promote('busy', idOf(0)), ...steps])
    expect(neededOf(changes, 2_000_000)).toHaveLength(changes.length)
    expect(looks).toBeLessThan(200 * changes.length)
  })
})
