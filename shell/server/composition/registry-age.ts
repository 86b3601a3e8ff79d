import type { Registry } from 'delivery'
import type { Logger } from 'pino'

const dayMs = 24 * 60 * 60 * 1_000

/** When the registry was changed or confirmed last, in milliseconds since 1970; null for an empty one. */
export const confirmedAt = ({ history: [latest] }: Registry): number | null =>
  latest ? Date.parse(latest.at) : null

/**
 * Tells, once a day, of a registry that nobody has changed or confirmed for long: somebody may keep the shell from a newer one.
 *
 * @returns to be called with the registry, as often as it is read
 */
export function watchAge(maxDays: number, log: Logger): (registry: Registry) => void {
  let toldAt = -Infinity
  return (registry) => {
    const at = confirmedAt(registry)
    const now = Date.now()
    if (at === null || now - at < maxDays * dayMs || now - toldAt < dayMs) return
    toldAt = now
    const days = Math.floor((now - at) / dayMs)
    log.warn({ event: 'registry-not-confirmed', sequence: registry.sequence, days })
  }
}
