import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { root } from '../../commands/settings.ts'
import { run } from '../../commands/steps.ts'
import { startSmallShell, type Memory } from '../small-shell.ts'
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
  const points = []
  for (const remotes of counts) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'plumbline-'))
    try {
      const more = await publishMany(dataFolder, remotes - ownRemotes)
      const env = { ...backend, DATA_DIR: dataFolder, MORE_REMOTES: JSON.stringify(more) }
      points.push({ remotes, ...(await measureShells(main, env)) })
      console.error(`  ${remotes} remotes`)
    } finally {
      await rm(dataFolder, { recursive: true, force: true })
    }
  }
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
  const { isOk } = await run('vite', [
    'build',
    '--config',
    join(import.meta.dirname, 'vite.config.ts'),
  ])
  if (!isOk) throw new Error('The shell over more remotes did not build')
  const dist = join(import.meta.dirname, 'dist')
  await cp(join(root, 'shell/dist/client'), join(dist, 'client'), { recursive: true })
  return join(dist, 'server/main.js')
}
