import { Gauge, type Registry } from 'prom-client'
import { remoteNames } from '../../src/ownership.ts'
import type { Breaker } from '../composition/breaker.ts'
import type { Compositions } from '../composition/follow-registry.ts'

/** Shows the releases that are not tried for now. */
export function showBreaker(register: Registry, breaker: Breaker): void {
  new Gauge({
    name: 'release_resting',
    help: '1 for each release that failed too often and is not tried for now',
    labelNames: ['remote', 'release'],
    registers: [register],
    collect() {
      this.reset()
      for (const key of breaker.resting()) {
        const [remote = '', release = ''] = key.split('/')
        this.set({ remote, release }, 1)
      }
    },
  })
}

/** Shows which registry is served, and the canaries in it. */
export function showRegistry(register: Registry, compositions: Compositions): void {
  new Gauge({
    name: 'registry_sequence',
    help: 'Sequence number of the registry that is served',
    registers: [register],
    collect() {
      this.set(compositions.registry.sequence)
    },
  })
  new Gauge({
    name: 'canary_percent',
    help: 'Share of visitors that get a canary',
    labelNames: ['remote', 'release'],
    registers: [register],
    collect() {
      this.reset()
      for (const remote of remoteNames) {
        const canary = compositions.registry.remotes[remote]?.canary
        if (canary) this.set({ remote, release: canary.release }, canary.percent)
      }
    },
  })
}
