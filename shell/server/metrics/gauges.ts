import { Counter, Gauge, type Registry } from 'prom-client'
import { confirmedAt } from '../composition/registry-age.ts'
import type { Breaker } from '../composition/breaker.ts'
import type { Compositions } from '../composition/follow-registry.ts'
import type { Workers } from '../workers/open-workers.ts'

/** Shows the releases that are not tried for now. */
export function showBreaker(register: Registry, breaker: Pick<Breaker, 'resting'>): void {
  const help = '1 for each release that failed too often and is not tried for now'
  const resting = () =>
    breaker.resting().map((key): OfRelease => {
      const [remote = '', release = ''] = key.split('/')
      return [1, { remote, release }]
    })
  show(register, 'release_resting', help, resting)
}

/** Shows which registry is served, and the canaries in it. */
export function showRegistry(register: Registry, compositions: Compositions): void {
  const sequence = () => compositions.registry.sequence
  show(register, 'registry_sequence', 'Sequence number of the registry that is served', sequence)
  const confirmed = () => (confirmedAt(compositions.registry) ?? 0) / 1_000
  const help = 'When the registry that is served was changed or confirmed last'
  show(register, 'registry_confirmed_timestamp_seconds', help, confirmed)
  const missing = () => compositions.missing.map((labels): OfRelease => [1, labels])
  show(register, 'release_missing', '1 for each live release that is not served here', missing)
  const percents = () =>
    Object.entries(compositions.registry.remotes).flatMap(([remote, { canary }]): OfRelease[] =>
      canary ? [[compositions.percentOf(remote), { remote, release: canary.release }]] : [],
    )
  show(register, 'canary_percent', 'Share of visitors that get a canary', percents)
}

/** Shows the processes that render pages, what they have to do, and why some ended. */
export function showWorkers(register: Registry, { figures }: Pick<Workers, 'figures'>): void {
  const sumOf = (kind: 'cpuMs' | 'bytes') =>
    figures()
      .consumption()
      .reduce((sum, one) => sum + one[kind], 0)
  const gauges: [name: string, help: string, read: () => number][] = [
    ['ready', 'Processes that can render pages', () => figures().ready],
    ['jobs', 'Pages and lists that they work on', () => figures().jobs],
    ['waiting', 'Requests that wait for one of them to start', () => figures().waiting],
    ['cpu_seconds', 'Processor time of processes that render', () => sumOf('cpuMs') / 1_000],
    ['resident_bytes', 'Memory of the processes that render pages', () => sumOf('bytes')],
  ]
  for (const [name, ...figure] of gauges) show(register, `render_workers_${name}`, ...figure)
  new Counter({
    name: 'render_worker_ends_total',
    help: 'Render workers that ended or were ended, by cause',
    labelNames: ['cause'],
    registers: [register],
    collect() {
      this.reset()
      for (const [cause, count] of figures().ends) this.inc({ cause }, count)
    },
  })
}

type OfRelease = [value: number, labels: { remote: string; release: string }]

/** Shows a figure, or one of each of some releases, as it is whenever somebody asks. */
function show(
  register: Registry,
  name: string,
  help: string,
  read: () => number | OfRelease[],
): void {
  new Gauge({
    name,
    help,
    labelNames: ['remote', 'release'],
    registers: [register],
    collect() {
      const now = read()
      this.reset()
      if (typeof now === 'number') this.set(now)
      else for (const [value, labels] of now) this.set(labels, value)
    },
  })
}
