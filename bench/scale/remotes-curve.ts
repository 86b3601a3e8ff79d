import { join } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { timed } from '../figures/statistics.ts'
import {
  startSmallShell,
  type backendEnv,
  type Memory,
  type SmallShell,
} from '../running/small-shell.ts'
import { measurePages, type PageCost } from './page-costs.ts'
import { publishMany } from './registry.ts'

const counts = [3, 10, 50]
const ownRemotes = 3
const paths = ['/', '/services/direct-hire', '/contact']

/** The site over a registry of so many remotes. */
export interface RemotesPoint {
  remotes: number
  /** Until the shell answers: every release is read and verified. */
  startMs: number
  /** When it answers, before the first page. */
  memory: Memory
  /** By path. */
  uncached: Record<string, PageCost>
  cached: Record<string, PageCost>
}

interface Env {
  DATA_DIR: string
  HTML_CACHE?: 'on' | 'off'
}
type Start = (env: Env) => Promise<SmallShell>

/** Shells over all the registries run at the same time, and are measured in turns. */
export async function measureRemotes(
  backend: ReturnType<typeof backendEnv>,
): Promise<RemotesPoint[]> {
  const { path: folder } = makeTemporaryFolder('plumbline-')
  const start: Start = (settings) =>
    startSmallShell({ heapMegabytes: 512, settings: { ...backend, ...settings } })
  const registries: Env[] = []
  for (const remotes of counts) {
    const DATA_DIR = join(folder, String(remotes))
    await publishMany(DATA_DIR, remotes - ownRemotes)
    registries.push({ DATA_DIR })
  }
  // Once for nothing: the first start after a build reads everything from disk.
  for (const env of registries) await (await start(env)).stop()
  const cached = await measureShells(start, registries, 'on')
  const uncached = await measureShells(start, registries, 'off')
  return uncached.map(({ pages, ...costs }, index) => ({
    remotes: counts[index] ?? NaN,
    ...costs,
    uncached: pages,
    cached: cached[index]?.pages ?? {},
  }))
}

async function measureShells(start: Start, registries: readonly Env[], HTML_CACHE: 'on' | 'off') {
  const shells: SmallShell[] = []
  const costs: { startMs: number; memory: Memory; pages: Record<string, PageCost> }[] = []
  try {
    for (const env of registries) {
      const { result: shell, ms: startMs } = await timed(() => start({ ...env, HTML_CACHE }))
      shells.push(shell)
      costs.push({ startMs, memory: await shell.readMemory(), pages: {} })
    }
    for (const path of paths) {
      const found = await measurePages(shells, path)
      costs.forEach(({ pages }, index) => Object.assign(pages, { [path]: found[index] }))
    }
    return costs
  } finally {
    for (const shell of shells) await shell.stop()
  }
}
