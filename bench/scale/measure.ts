import { join } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { startBackend } from 'supabase/tests/harness.ts'
import { weigh } from '../../e2e/site/checks/weigh.ts'
import { timed } from '../figures/statistics.ts'
import { describeRun } from '../running/machine.ts'
import { backendEnv, startSmallShell } from '../running/small-shell.ts'
import type { Memory, SmallShell } from '../running/small-shell.ts'
import { putLoad, putLoads } from '../server/load.ts'
import { medianOf } from '../server/results.ts'
import { publishMany } from './registry.ts'

const counts = [3, 10, 50]
const ownRemotes = 3
const paths = ['/', '/services/direct-hire', '/contact']
/** Of each page. */
const rounds = 15
const seconds = 1

/** The site over a registry of so many remotes. */
export interface RemotesPoint {
  remotes: number
  /** Until the shell answers: every release is read and verified. */
  startMs: number
  /** When it answers, before the first page. */
  memory: Memory
  /** By path, made anew for each request. */
  uncached: Record<string, PageCost>
}

/** What grows with the number of remotes. */
export async function measureScale() {
  const backend = await startBackend()
  try {
    const run = await describeRun()
    return { ...run, remotes: await measureRemotes(backendEnv(backend)) }
  } finally {
    await backend.close()
  }
}

export type ScaleResults = Awaited<ReturnType<typeof measureScale>>

/** Shells over all the registries run at the same time, and are measured in turns. */
async function measureRemotes(backend: ReturnType<typeof backendEnv>): Promise<RemotesPoint[]> {
  const { path: folder } = makeTemporaryFolder('plumbline-')
  const start = (remotes: number) => {
    const DATA_DIR = join(folder, String(remotes))
    return startSmallShell(512, { ...backend, DATA_DIR, HTML_CACHE: 'off' })
  }
  for (const remotes of counts) {
    await publishMany(join(folder, String(remotes)), remotes - ownRemotes)
    // Once for nothing: the first start after a build reads everything from disk.
    await (await start(remotes)).stop()
  }
  const shells: SmallShell[] = []
  const points: RemotesPoint[] = []
  try {
    for (const remotes of counts) {
      const { result: shell, ms: startMs } = await timed(() => start(remotes))
      shells.push(shell)
      points.push({ remotes, startMs, memory: await shell.readMemory(), uncached: {} })
    }
    for (const path of paths) {
      const found = await measurePages(shells, path)
      points.forEach(({ uncached }, index) => Object.assign(uncached, { [path]: found[index] }))
    }
    return points
  } finally {
    for (const shell of shells) await shell.stop()
  }
}

/** What one page weighs and costs a shell that makes it for each request. */
export type PageCost = Awaited<ReturnType<typeof measurePages>>[number]

/** One page of several shells, in turns, so that what else the machine does meets them all. */
async function measurePages(shells: readonly SmallShell[], path: string) {
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
