import { timed } from '../figures/statistics.ts'
import { putLoad, putLoads } from '../server/load.ts'
import { medianOf } from '../server/results.ts'
import { sizeOnTheWire } from '../server/sizes.ts'
import type { SmallShell } from '../running/small-shell.ts'

/** What one page weighs and costs a shell that makes it for each request. */
export interface PageCost {
  /** Of the HTML, in bytes: as it is, and as a browser gets it. */
  bytes: number
  brotli: number
  /** Of the very first view, in milliseconds: code is loaded, data is read. */
  firstMs: number
  /** Of the views after that. */
  ms: number
  /** Of the shell's processor. */
  cpuMs: number
}

const rounds = 15
const seconds = 1

/** One page of several shells, in turns, so that what else the machine does meets them all. */
export async function measurePages(
  shells: readonly SmallShell[],
  path: string,
): Promise<PageCost[]> {
  const views = []
  for (const { url } of shells) views.push(await viewFirst(url + path))
  const targets = shells.map(({ url, readCpuSeconds }) => ({
    name: url,
    url: url + path,
    readCpuSeconds,
  }))
  for (const target of targets) await putLoad(target, 1, 50)
  const loads = await putLoads(targets, { connections: 1, rounds, seconds })
  return views.map((view, index) => {
    const runs = loads[targets[index]?.name ?? ''] ?? []
    return { ...view, ms: 1_000 / medianOf(runs, 'perSecond'), cpuMs: medianOf(runs, 'cpuMs') }
  })
}

async function viewFirst(url: string) {
  const { result: html, ms } = await timed(async () => (await fetch(url)).arrayBuffer())
  return { bytes: html.byteLength, brotli: await sizeOnTheWire(url), firstMs: ms }
}
