import type { ConsoleSettings } from '../settings.ts'

/** What one shell says of itself; `figures` is null when it says nothing. */
export interface ShellFacts {
  url: string
  isReady: boolean
  figures: ReturnType<typeof figuresOf> | null
}

/** Page views that a release took part in, since the shell started. */
export interface ReleaseFigures {
  remote: string
  release: string
  views: number
  /** Of the views, where it did not do its part on the server. */
  failed: number
  /** Failures that browsers told of. */
  told: number
}

const patienceMs = 2_000
/** Of what a shell answers: it has a few hundred figures. */
const maxBytes = 2_000_000

export const readShells = ({ CONSOLE_SHELLS, METRICS_TOKEN }: ConsoleSettings) =>
  Promise.all(CONSOLE_SHELLS.map((url) => readShell(url, METRICS_TOKEN)))

async function readShell(url: string, token?: string): Promise<ShellFacts> {
  const ask = (path: string) =>
    fetch(new URL(path, url), {
      signal: AbortSignal.timeout(patienceMs),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }).catch(() => null)
  const [ready, metrics] = await Promise.all([ask('/readyz'), ask('/metrics')])
  await ready?.body?.cancel()
  const text = metrics?.ok ? await readText(metrics).catch(() => '') : ''
  return {
    url,
    isReady: ready?.ok ?? false,
    figures: text ? figuresOf(text) : null,
  }
}

/** @throws {Error} once it is larger than a shell's figures are */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** @param text in the format of Prometheus */
function figuresOf(text: string) {
  const samples = [...text.matchAll(/^(\w+)(?:\{(.*)\})? ([\d.e+-]+)$/gm)].map(
    ([, name = '', labels = '', value]) => ({ name, labels, value: Number(value) }),
  )
  const of = (name: string, label = '') =>
    samples.filter((one) => one.name === name && one.labels.includes(label))
  const sumOf = (name: string, label = '') =>
    of(name, label).reduce((sum, { value }) => sum + value, 0)
  const ends = of('render_worker_ends_total').map(
    ({ labels, value }) => [/cause="([^"]*)"/.exec(labels)?.[1] ?? '', value] as const,
  )
  return {
    sequence: sumOf('registry_sequence'),
    workers: sumOf('render_workers_ready'),
    workerBytes: sumOf('render_workers_resident_bytes'),
    /** Render workers that were ended, by cause. */
    ends: Object.fromEntries(ends.filter(([, value]) => value > 0)),
    pagesKept: sumOf('page_cache_total', 'hit'),
    pagesMade: sumOf('page_cache_total') - sumOf('page_cache_total', 'hit'),
    residentBytes: sumOf('process_resident_memory_bytes'),
    releases: [
      ...of('remote_views_total').map(({ labels, value }) => ({
        ...{ ...releaseOf(labels), views: value, told: 0 },
        failed: labels.includes('outcome="failed"') ? value : 0,
      })),
      ...of('browser_failures_total').map(({ labels, value }) => ({
        ...{ ...releaseOf(labels), views: 0, failed: 0, told: value },
      })),
    ],
  }
}

const releaseOf = (labels: string) => ({
  remote: /remote="([^"]*)"/.exec(labels)?.[1] ?? '',
  release: /release="([^"]*)"/.exec(labels)?.[1] ?? '',
})

/** One line a release. */
export function sumReleases(all: readonly ReleaseFigures[]): ReleaseFigures[] {
  const sums = new Map<string, ReleaseFigures>()
  for (const one of all) {
    const key = `${one.remote}/${one.release}`
    const { views = 0, failed = 0, told = 0 } = sums.get(key) ?? {}
    sums.set(key, {
      ...one,
      ...{ views: views + one.views, failed: failed + one.failed, told: told + one.told },
    })
  }
  return [...sums.values()]
}
