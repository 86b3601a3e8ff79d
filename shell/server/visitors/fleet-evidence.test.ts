import {
  everyRemote,
  makeSigningKey,
  publicKeyOf,
  type Comparison,
  type EvidenceStore,
  type Seen,
} from 'delivery'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FleetEvidence } from './fleet-evidence.ts'
import { random } from 'delivery/testing-random'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const key = await makeSigningKey(everyRemote, 'Shell', { role: 'shell' })
const trusted = { keys: [publicKeyOf(key)] }
const [stable, canary] = ['a'.repeat(16), 'b'.repeat(16)]
const course = { percent: 10, startedAt: 0, start: 2, since: 2 }
const comparison: Comparison = { remote: 'catalogue', stable, canary, ...course }

/** A store as quick as memory, and without signatures: those are tried elsewhere. */
function openMemory(): EvidenceStore {
  const all = new Map<string, { seen: Seen; version: string }>()
  let version = 0
  return {
    listEvidence: async () => new Map([...all].map(([owner, one]) => [owner, one.version])),
    readEvidence: async (_, owner) => ({ seen: all.get(owner)!.seen, signer: publicKeyOf(key) }),
    writeEvidence: async (_, owner, seen) =>
      void all.set(owner, { seen, version: String(version++) }),
    removeEvidence: async () => 0,
  }
}

interface Play {
  shells: number
  /** Of all views those with the canary, and of either side those that fail. */
  share: number
  canaryRate: number
  stableRate: number
  perSecond: number
  seconds: number
}

const turnMs = 400

/**
 * Visitors come to shells that turn one after the other, each at its own moment of the 400 ms.
 *
 * @returns when the canary was worse to one of them, and when its fifth bad view was, in milliseconds
 */
async function play(seed: number, given: Play) {
  const { shells: count, share, canaryRate, stableRate, perSecond, seconds } = given
  const next = random(seed)
  const store = openMemory()
  const shells = Array.from({ length: count }, (_, index) => {
    const owner = index.toString(16).padStart(16, '0')
    return new FleetEvidence(comparison, { store, author: { key, trusted }, trusted, owner })
  })
  const tickMs = turnMs / count
  let [bad, fifthAt] = [0, Infinity]
  for (let tick = 0; tick * tickMs < seconds * 1_000; tick++) {
    vi.advanceTimersByTime(tickMs)
    const now = tick * tickMs
    for (let views = (perSecond * tickMs) / 1_000; next() < views; views--) {
      const isCanary = next() < share
      const fails = next() < (isCanary ? canaryRate : stableRate)
      const shell = shells[Math.floor(next() * count)]!
      const observation = { views: 1, failures: fails ? 1 : 0 }
      const isBad = shell.count('rendered', isCanary ? canary : stable, observation)
      if (isCanary && fails && ++bad === 5) fifthAt = now
      if (isBad && shell.judge()) return { withdrawnAt: now, fifthAt }
    }
    const turning = shells[tick % count]!
    await turning.exchange(false)
    if (turning.judge()) return { withdrawnAt: now, fifthAt }
  }
  return { withdrawnAt: Infinity, fifthAt }
}

test.each([3, 10, 50])(
  'of %i shells one takes a bad canary back within 1.5 s of the fifth bad view of all',
  async (shells) => {
    const bad = { share: 0.1, canaryRate: 1, stableRate: 0, perSecond: 40, seconds: 30 }
    for (let seed = 0; seed < 20; seed++) {
      const { withdrawnAt, fifthAt } = await play(seed, { shells, ...bad })
      expect(withdrawnAt).toBeGreaterThanOrEqual(fifthAt)
      expect(withdrawnAt - fifthAt).toBeLessThan(1_500)
    }
  },
)

// Decision 030 has the figures of a thousand, with RUNS=1000.
const runs = Number(process.env['RUNS'] ?? 20)

test.each([
  [0.01, 0.02, 1_000],
  [0.05, 0.05, 400],
])(
  'of good canaries for %f of the visitors, of whose views %f fail, fifty shells stop hardly any',
  async (share, rate, perSecond) => {
    const good = { share, canaryRate: rate, stableRate: rate, perSecond, seconds: 10 }
    let stopped = 0
    for (let seed = 0; seed < runs; seed++) {
      const { withdrawnAt } = await play(seed * 7_919, { shells: 50, ...good })
      if (withdrawnAt < Infinity) stopped++
    }
    expect(stopped).toBeLessThanOrEqual(Math.max(1, runs / 100))
  },
)
