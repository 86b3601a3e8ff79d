import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withTrialSite } from '../../commands/site/trial-site.ts'
import { limits } from '../../shell/server/limits.ts'
import { startShell, type ShellSettings } from '../../shell/start-shell.ts'
import { buildWith } from '../running/build-with.ts'
import { describeRun } from '../running/machine.ts'
import { weigh } from '../../e2e/site/checks/weigh.ts'
import { backendEnv, startSmallShell, type Server } from '../running/small-shell.ts'
import { amountFor, putLoad, putLoads, type Load, type Target } from './load.ts'
import { fileLike } from './file-like.ts'

/** A content page of the middle kind. */
const page = '/services/direct-hire'
const connections = [1, 25, 100]
const rounds = 5
/** V8 compiles what a page needs in several steps, the last after thousands of them. */
const warmUpSeconds = 10
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2)

/** The shell's speed: cached pages beside a static file, pages made anew beside the same pages without federation. */
export function measureServer() {
  return withTrialSite(async ({ backend, dataFolder }) => {
    const run = await describeRun()
    const settings = { ...backendEnv(backend), DATA_DIR: dataFolder }
    const start = (HTML_CACHE: 'on' | 'off', RENDER_WORKERS: number) =>
      startSmallShell(512, { ...settings, HTML_CACHE, RENDER_WORKERS })
    const servers = {
      cached: await start('on', 1),
      uncached: await start('off', 1),
      'two workers': await start('off', 2),
      unfederated: await startUnfederated(settings),
    }
    try {
      // Before anybody asks for a page, and when the one that stands by has started, too.
      await delay(3 * limits.workerStandByMs)
      const one = await servers.uncached.readWorkers()
      const two = await servers['two workers'].readWorkers()
      const secondWorker = { bytes: two.bytes - one.bytes, cpuMs: two.cpuMs - one.cpuMs }
      return { ...run, secondWorker, ...(await measure(servers)) }
    } finally {
      for (const { stop } of Object.values(servers)) await stop()
    }
  })
}

export type ServerResults = Awaited<ReturnType<typeof measureServer>>

type Servers = Record<'cached' | 'uncached' | 'two workers' | 'unfederated', Server>

async function measure(servers: Servers) {
  const { cached } = servers
  const target = (name: string, server: Server, path = page): Target => ({
    name,
    url: server.url + path,
    readCpuSeconds: server.readCpuSeconds,
  })
  const file = await fileLike(cached.url + page)
  const pages = Object.entries(servers).map(([name, server]) => target(name, server))
  const targets = [...pages, target('file', cached, file.path)]
  // What is used most is compiled before anything counts.
  for (const each of targets) await putLoad(each, 10, await amountFor(each, 10, warmUpSeconds))

  /** By connections, then by target: each round's figures. */
  const loads: Record<number, Record<string, Load[]>> = {}
  for (const count of connections) {
    loads[count] = await putLoads(targets, { connections: count, rounds, seconds })
    console.error(`  ${count} connections`)
  }
  return {
    page: { path: page, bytes: await weigh(cached.url + page) },
    /** One that the same server sends, about as large. */
    file,
    loads,
  }
}

/** Builds and starts the server of `unfederated.ts`, which takes the shell's settings. */
async function startUnfederated(settings: ShellSettings): Promise<Server> {
  await buildWith(join(import.meta.dirname, 'vite.config.ts'))
  const main = join(import.meta.dirname, 'dist/unfederated.js')
  const { url, stop } = await startShell(settings, { main })
  const readCpuSeconds = async () => Number(await (await fetch(`${url}/cpu-seconds`)).text())
  return { url, stop, readCpuSeconds }
}
