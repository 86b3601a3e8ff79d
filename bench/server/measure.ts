import { withTrialSite } from '../../commands/site/trial-site.ts'
import { describeRun, type Run } from '../running/machine.ts'
import { sumOf } from '../figures/statistics.ts'
import { weigh } from '../../e2e/site/checks/weigh.ts'
import { backendEnv, startSmallShell, type Server } from '../running/small-shell.ts'
import { amountFor, putLoad, putLoads, type Target } from './load.ts'
import { fileLike } from './file-like.ts'
import type { ServerResults } from './results.ts'
import { measureTemplates } from './template-costs.ts'
import { startUnfederated } from './unfederated-server.ts'

/** A content page of the middle kind. */
const page = '/services/direct-hire'
const connections = [1, 25, 100]
const rounds = 5
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2)

/** The shell's speed: cached pages beside a static file, pages made anew beside the same pages without federation. */
export function measureServer(): Promise<ServerResults> {
  return withTrialSite(async ({ supabaseUrl, supabaseAnonKey }, dataFolder) => {
    const run = await describeRun()
    const settings = { ...backendEnv(supabaseUrl, supabaseAnonKey), DATA_DIR: dataFolder }
    const start = (HTML_CACHE: 'on' | 'off') =>
      startSmallShell({ heapMegabytes: 512, settings: { ...settings, HTML_CACHE } })
    const servers = {
      cached: await start('on'),
      uncached: await start('off'),
      another: await start('off'),
      unfederated: await startUnfederated(settings),
    }
    try {
      return { ...run, ...(await measure(servers)) }
    } finally {
      for (const { stop } of Object.values(servers)) await stop()
    }
  })
}

type Servers = Record<'cached' | 'uncached' | 'another' | 'unfederated', Server>

async function measure(servers: Servers): Promise<Omit<ServerResults, keyof Run>> {
  const { cached, uncached, another, unfederated } = servers
  const target = (name: string, server: Server, path = page): Target => ({
    name,
    url: server.url + path,
    readCpuSeconds: server.readCpuSeconds,
  })
  const file = await fileLike(cached.url + page)
  const targets = [
    target('cached', cached),
    target('file', cached, file.path),
    target('uncached', uncached),
    target('unfederated', unfederated),
  ]
  // What is used most is compiled before anything counts.
  for (const each of [...targets, target('another', another)])
    await putLoad(each, 10, await amountFor(each, 10, seconds))

  const loads: ServerResults['loads'] = {}
  for (const count of connections) {
    loads[count] = await putLoads(targets, { connections: count, rounds, seconds })
    console.error(`  ${count} connections`)
  }
  return {
    page: { path: page, bytes: await weigh(cached.url + page) },
    file,
    loads,
    severalShells: await measureSeveral(target('one', uncached), target('two', another)),
    templates: await measureTemplates(uncached.url, unfederated.url),
  }
}

/** There are no workers in a shell: more processors are used by more shells, behind whatever spreads the requests. */
async function measureSeveral(first: Target, second: Target) {
  const amount = await amountFor(first, 25, seconds * rounds)
  const alone = await putLoad(first, 25, amount)
  const both = await Promise.all([first, second].map((each) => putLoad(each, 25, amount)))
  return { one: alone.perSecond, two: sumOf(both.map(({ perSecond }) => perSecond)) }
}
