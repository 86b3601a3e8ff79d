import * as v from 'valibot'
import type { ConsoleSettings } from '../settings.ts'

/** One line of a shell's figures. */
export interface Sample {
  name: string
  /** As they stand between the braces. */
  labels: string
  value: number
}

/** What one shell says of itself; `figures` is null when it says nothing. */
export type ShellFacts = Awaited<ReturnType<typeof readShell>>

const patienceMs = 2_000
/** Of what a shell answers: of 200 kinds of pages it tells 1.9 MB at most. */
const maxBytes = 5_000_000

export const readShells = ({ CONSOLE_SHELLS, METRICS_TOKEN }: ConsoleSettings) =>
  Promise.all(CONSOLE_SHELLS.map((url) => readShell(url, METRICS_TOKEN)))

const text = v.pipe(v.string(), v.maxLength(300))
const notablePages = v.pipe(
  v.array(
    v.object({
      ...{ at: v.pipe(text, v.isoTimestamp()), page: text, remote: text, release: text },
      ...{
        status: v.number(),
        ms: v.number(),
        trace: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
      },
    }),
  ),
  v.maxLength(100),
)

/** A page that failed or took long, and its trace. */
export type NotablePage = v.InferOutput<typeof notablePages>[number]

/** Of all shells, the latest first. */
export async function readNotablePages(settings: ConsoleSettings): Promise<NotablePage[]> {
  const { CONSOLE_SHELLS, METRICS_TOKEN } = settings
  const read = CONSOLE_SHELLS.map(async (url) => {
    const answer = await ask(url, '/_traces', METRICS_TOKEN)
    const said = answer?.ok
      ? await readText(answer)
          .then(JSON.parse)
          .catch(() => [])
      : []
    const { success, output } = v.safeParse(notablePages, said)
    return success ? output : []
  })
  return (await Promise.all(read)).flat().sort((a, b) => b.at.localeCompare(a.at))
}

function ask(url: string, path: string, token?: string): Promise<Response | null> {
  return fetch(new URL(path, url), {
    signal: AbortSignal.timeout(patienceMs),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }).catch(() => null)
}

async function readShell(url: string, token?: string) {
  const [ready, metrics] = await Promise.all(
    ['/readyz', '/metrics'].map((path) => ask(url, path, token)),
  )
  await ready?.body?.cancel()
  const text = metrics?.ok ? await readText(metrics).catch(() => '') : ''
  return { url, isReady: ready?.ok ?? false, figures: text ? figuresOf(text) : null }
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
    /** What the registry names and it does not serve. */
    missing: of('release_missing').map(({ labels }) =>
      [...labels.matchAll(/"([^"]*)"/g)].map(([, name]) => name).join(' '),
    ),
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
