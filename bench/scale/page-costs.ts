import { weigh } from '../../e2e/site/checks/weigh.ts'
import { putLoad, putLoads } from '../server/load.ts'
import { medianOf } from '../server/results.ts'
import type { SmallShell } from '../running/small-shell.ts'

/** What one page weighs and costs a shell that makes it for each request. */
export type PageCost = Awaited<ReturnType<typeof measurePages>>[number]

const rounds = 15
const seconds = 1

/** One page of several shells, in turns, so that what else the machine does meets them all. */
export async function measurePages(shells: readonly SmallShell[], path: string) {
  const targets = shells.map(({ url, readCpuSeconds }) => ({
    name: url,
    url: url + path,
    readCpuSeconds,
  }))
  for (const target of targets) await putLoad(target, 1, 50)
  const loads = await putLoads(targets, { connections: 1, rounds, seconds })
  return Promise.all(
    targets.map(async ({ name, url }) => ({
      /** Of the HTML: as it is, and as a browser gets it. */
      bytes: (await (await fetch(url)).arrayBuffer()).byteLength,
      brotli: await weigh(url),
      /** Of the shell's processor. */
      cpuMs: medianOf(loads[name] ?? [], 'cpuMs'),
    })),
  )
}
