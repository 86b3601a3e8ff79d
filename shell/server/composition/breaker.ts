import { LRUCache } from 'lru-cache'

interface BreakerLimits {
  /** Failures in a row after which something rests. */
  failures: (key: string) => number
  /** Length of the first rest in milliseconds; each further one is twice as long. */
  restMs: number
  maxRestMs: number
}

interface Circuit {
  failures: number
  restingUntil: number
}

/** Circuits that are known at once; more are made only by an operator who publishes without end. */
const keptCircuits = 1_000

export type Breaker = ReturnType<typeof createBreaker>

/** Keeps what fails again and again from being tried each time. Keys are releases, `<remote>/<release>`. */
export function createBreaker({ failures, restMs, maxRestMs }: BreakerLimits) {
  const circuits = new LRUCache<string, Circuit>({ max: keptCircuits })
  const restOf = (key: string, count: number) =>
    Math.min(restMs * 2 ** (count - failures(key)), maxRestMs)
  const isOpen = (key: string) => {
    const circuit = circuits.get(key)
    return circuit !== undefined && circuit.restingUntil > performance.now()
  }

  return {
    /** True while it rests. */
    isOpen,
    /** Whether to try it now. After a rest one caller may; the others wait for what comes of it, or for one more rest. */
    allows(key: string): boolean {
      if (isOpen(key)) return false
      const circuit = circuits.get(key)
      if (circuit && circuit.failures >= failures(key))
        circuit.restingUntil = performance.now() + restOf(key, circuit.failures)
      return true
    },
    succeeded: (key: string) => void circuits.delete(key),
    /** @returns true when this failure opened the circuit */
    failed(key: string): boolean {
      const count = (circuits.get(key)?.failures ?? 0) + 1
      const opens = count >= failures(key)
      const restingUntil = opens ? performance.now() + restOf(key, count) : 0
      circuits.set(key, { failures: count, restingUntil })
      return opens
    },
    /** True when it has failed since it last succeeded. */
    hasFailed: (key: string) => circuits.has(key),
    /** The keys that rest now. */
    resting: () => [...circuits.keys()].filter(isOpen),
  }
}
