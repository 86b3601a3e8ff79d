import type { ConsoleSettings } from '../settings.ts'

/** One line of a shell's figures. */
export interface Sample {
  name: string
  /** As they stand between the braces. */
  labels: string
  value: number
}

/** What one shell says of itself; `figures` is null when it says nothing. */
export interface ShellFacts {
  url: string
  isReady: boolean
  figures: ReturnType<typeof figuresOf> | null
}

const patienceMs = 2_000
/** Of what a shell answers: of 200 kinds of pages it tells 1.9 MB at most. */
const maxBytes = 5_000_000

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
    ([, name = '', labels = '', value]): Sample => ({ name, labels, value: Number(value) }),
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
    startedAt: sumOf('process_start_time_seconds') * 1_000,
    samples,
  }
}
