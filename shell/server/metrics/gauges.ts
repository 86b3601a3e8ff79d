import { Counter, Gauge, type Registry } from 'prom-client'
import { confirmedAt } from '../composition/registry-age.ts'
import type { Breaker } from '../composition/breaker.ts'
import type { Compositions } from '../composition/follow-registry.ts'
import type { Workers } from '../workers/workers.ts'

/** Shows the releases that are not tried for now. */
export function showBreaker(register: Registry, breaker: Pick<Breaker, 'resting'>): void {
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
    name: 'registry_confirmed_timestamp_seconds',
    help: 'When the registry that is served was changed or confirmed last',
    registers: [register],
    collect() {
      this.set((confirmedAt(compositions.registry) ?? 0) / 1_000)
    },
  })
  new Gauge({
    name: 'canary_percent',
    help: 'Share of visitors that get a canary',
    labelNames: ['remote', 'release'],
    registers: [register],
    collect() {
      this.reset()
      for (const [remote, { canary }] of Object.entries(compositions.registry.remotes))
        if (canary) this.set({ remote, release: canary.release }, compositions.percentOf(remote))
    },
  })
}

/** Shows the processes that render pages, what they have to do, and why some ended. */
export function showWorkers(register: Registry, workers: Pick<Workers, 'figures'>): void {
  const gauges = {
    ready: 'Processes that can render pages',
    jobs: 'Pages and lists that they work on',
    waiting: 'Requests that wait for one of them to start',
  } as const
  for (const name of ['ready', 'jobs', 'waiting'] as const)
    new Gauge({
      name: `render_workers_${name}`,
      help: gauges[name],
      registers: [register],
      collect() {
        this.set(workers.figures()[name])
      },
    })
  new Gauge({
    name: 'render_workers_cpu_seconds',
    help: 'Processor time of the processes that render pages now, since they started',
    registers: [register],
    async collect() {
      const all = await workers.figures().consumption()
      this.set(all.reduce((sum, { cpuMs }) => sum + cpuMs / 1_000, 0))
    },
  })
  new Gauge({
    name: 'render_workers_resident_bytes',
    help: 'Memory of the processes that render pages',
    registers: [register],
    async collect() {
      const all = await workers.figures().consumption()
      this.set(all.reduce((sum, { bytes }) => sum + bytes, 0))
    },
  })
  new Counter({
    name: 'render_worker_ends_total',
    help: 'Render workers that ended or were ended, by cause',
    labelNames: ['cause'],
    registers: [register],
    collect() {
      this.reset()
      for (const [cause, count] of workers.figures().ends) this.inc({ cause }, count)
    },
  })
}
