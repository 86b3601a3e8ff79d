import { setTimeout as delay } from 'node:timers/promises'
import { withTrialSite } from '../../commands/site/trial-site.ts'
import { timed } from '../figures/statistics.ts'
import { describeRun } from '../running/machine.ts'
import { backendEnv, startSmallShell, type SmallShell } from '../running/small-shell.ts'
import { outcomeOf, type IsolationResults, type Outcome, type View } from './results.ts'
import { promoteUnruly } from './unruly-remote.ts'

const minutes = Number(process.env['ISOLATION_MINUTES'] ?? 10)
const viewsASecond = 20

/** Pages of the remotes, whose live releases turn unruly one after the other; the rest are the shell's own. */
const pages = { leads: '/contact', resources: '/glossary', catalogue: '/services' }
const ownPages = ['/', '/about', '/privacy-policy']

/** What readers of other pages notice while remotes' code does on the server what no code should. */
export function measureIsolation(): Promise<IsolationResults> {
  return withTrialSite(async ({ supabaseUrl, supabaseAnonKey }, dataFolder) => {
    const run = await describeRun()
    const settings = { ...backendEnv(supabaseUrl, supabaseAnonKey), DATA_DIR: dataFolder }
    const shell = await startSmallShell({ heapMegabytes: 512, settings })
    try {
      const outcomes: Outcome[] = []
      const observe = async (name: string, unruly: readonly string[]) =>
        outcomes.push(await readFor(name, shell, unruly))
      await readFor('warm up', shell, [], 0.2)
      await observe('none', [])
      await promoteUnruly(dataFolder, 'leads', pages.leads)
      await observe('one', [pages.leads])
      for (const remote of ['resources', 'catalogue'] as const)
        await promoteUnruly(dataFolder, remote, pages[remote])
      await observe('all three', Object.values(pages))
      return { ...run, minutes, viewsASecond, outcomes }
    } finally {
      await shell.stop()
    }
  })
}

/** A steady load, whatever answers: half of the pages are asked for with a query that nobody asked for before. */
async function readFor(
  name: string,
  shell: SmallShell,
  unruly: readonly string[],
  during = minutes,
): Promise<Outcome> {
  const paths = [...ownPages, ...Object.values(pages)]
  const views: Promise<View>[] = []
  const endsBefore = await shell.readWorkerEnds()
  const start = performance.now()
  for (let view = 0; performance.now() - start < during * 60_000; view++) {
    const path = paths[view % paths.length] ?? '/'
    const isKept = Math.floor(view / paths.length) % 2 === 0
    const address = isKept ? path : `${path}?view=${name.length}-${view}`
    views.push(look(shell.url, address, unruly.includes(path)))
    await delay(Math.max(0, start + ((view + 1) * 1_000) / viewsASecond - performance.now()))
  }
  const ends = (await shell.readWorkerEnds()) - endsBefore
  return outcomeOf(name, await Promise.all(views), ends)
}

async function look(site: string, address: string, isUnruly: boolean): Promise<View> {
  const { result, ms } = await timed(async () => {
    const answer = await fetch(site + address).catch(() => null)
    const html = (await answer?.text().catch(() => '')) ?? ''
    return answer?.status === 200 && html.endsWith('</html>')
  })
  return { isUnruly, isWhole: result, ms }
}
