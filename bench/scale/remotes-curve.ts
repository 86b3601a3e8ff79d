import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../commands/settings.ts'
import { buildWith } from '../build-with.ts'
import { startSmallShell, type Memory } from '../small-shell.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { measurePage, type PageCost } from './page-costs.ts'
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

export async function measureRemotes(backend: Record<string, string>): Promise<RemotesPoint[]> {
  const main = await buildShell()
  const points: RemotesPoint[] = []
  for (const remotes of counts)
    await withTemporaryFolder(async (dataFolder) => {
      const more = await publishMany(dataFolder, remotes - ownRemotes)
      const env = { ...backend, DATA_DIR: dataFolder, MORE_REMOTES: JSON.stringify(more) }
      points.push({ remotes, ...(await measureShells(main, env)) })
      console.error(`  ${remotes} remotes`)
    })
  return points
}

async function measureShells(main: string, env: Record<string, string>) {
  const measure = async (HTML_CACHE: 'on' | 'off') => {
    const startedAt = performance.now()
    const shell = await startSmallShell({ heapMegabytes: 512, env: { ...env, HTML_CACHE }, main })
    try {
      const startMs = performance.now() - startedAt
      const memory = await shell.readMemory()
      const pages: Record<string, PageCost> = {}
      for (const path of paths) pages[path] = await measurePage(shell, path)
      return { startMs, memory, pages }
    } finally {
      await shell.stop()
    }
  }
  // Once for nothing: the first start after a build reads everything from disk.
  await measure('on')
  const { pages: cached } = await measure('on')
  const { startMs, memory, pages: uncached } = await measure('off')
  return { startMs, memory, uncached, cached }
}

/** The shell's server with remotes that are named when it starts, beside its usual files for browsers. */
async function buildShell(): Promise<string> {
  await buildWith(join(import.meta.dirname, 'vite.config.ts'))
  const dist = join(import.meta.dirname, 'dist')
  await cp(join(root, 'shell/dist/client'), join(dist, 'client'), { recursive: true })
  return join(dist, 'server/main.js')
}
