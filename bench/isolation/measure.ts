import { setTimeout as delay } from 'node:timers/promises'
import { median, quantile, timed } from '../figures/statistics.ts'
import { describeRun } from '../running/machine.ts'
import { withSmallShell, type SmallShell } from '../running/small-shell.ts'
import { promoteUnruly } from './unruly-remote.ts'

const minutes = Number(process.env['ISOLATION_MINUTES'] ?? 10)
const viewsASecond = 20

/** Pages of the remotes, whose live releases turn unruly one after the other; the rest are the shell's own. */
const pages = { leads: '/contact', resources: '/glossary', catalogue: '/services' }
const ownPages = ['/', '/about', '/privacy-policy']

/** What readers of other pages notice while remotes' code does on the server what no code should. */
export function measureIsolation() {
  return withSmallShell(512, async (shell, dataFolder) => {
    const run = await describeRun()
    await readFor('warm up', shell, [], 0.2)
    const outcomes = [await readFor('none', shell, [])]
    await promoteUnruly(dataFolder, 'leads', pages.leads)
    outcomes.push(await readFor('one', shell, [pages.leads]))
    for (const remote of ['resources', 'catalogue'] as const)
      await promoteUnruly(dataFolder, remote, pages[remote])
    outcomes.push(await readFor('all three', shell, Object.values(pages)))
    return { ...run, minutes, viewsASecond, outcomes }
  })
}

export type IsolationResults = Awaited<ReturnType<typeof measureIsolation>>

/** What readers notice of a steady load, whatever answers: half of the pages are asked for with a query that nobody asked for before. */
async function readFor(
  unruly: string,
  shell: SmallShell,
  unrulyPaths: readonly string[],
  during = minutes,
) {
  const paths = [...ownPages, ...Object.values(pages)]
  const asked: ReturnType<typeof look>[] = []
  const endsBefore = await shell.readWorkerEnds()
  const start = performance.now()
  for (let view = 0; performance.now() - start < during * 60_000; view++) {
    const path = paths[view % paths.length] ?? '/'
    const isKept = Math.floor(view / paths.length) % 2 === 0
    const address = isKept ? path : `${path}?view=${unruly.length}-${view}`
    asked.push(look(shell.url, address, unrulyPaths.includes(path)))
    await delay(Math.max(0, start + ((view + 1) * 1_000) / viewsASecond - performance.now()))
  }
  const ends = (await shell.readWorkerEnds()) - endsBefore
  const views = Object.groupBy(await Promise.all(asked), ({ isUnruly }) =>
    isUnruly ? 'own' : 'others',
  )
  const { own = [], others = [] } = views
  const halves = Object.groupBy(others, ({ from }) => Math.floor((from - start) / 30_000))
  return {
    /** Which remotes. */
    unruly,
    /** Of pages that are not of these remotes. */
    asked: others.length,
    failed: failedOf(others),
    /** Milliseconds that half of these took at most, and 99 of 100. */
    medianMs: median(timesOf(others)),
    p99Ms: quantile(timesOf(others), 0.99),
    /** What 99 of 100 took at most in each half minute, one after the other. */
    p99MsOfHalfMinutes: Object.values(halves).map((some = []) => quantile(timesOf(some), 0.99)),
    /** Of pages that are. */
    unrulyAsked: own.length,
    unrulyFailed: failedOf(own),
    /** Workers that ended. */
    ends,
  }
}

const timesOf = (views: readonly { ms: number }[]) => views.map(({ ms }) => ms)

const failedOf = (views: readonly { isWhole: boolean }[]) =>
  views.filter(({ isWhole }) => !isWhole).length

/** @param isUnruly whether the page is of a remote that is unruly then */
async function look(site: string, address: string, isUnruly: boolean) {
  const from = performance.now()
  const { result, ms } = await timed(async () => {
    const answer = await fetch(site + address).catch(() => null)
    const html = (await answer?.text().catch(() => '')) ?? ''
    return answer?.status === 200 && html.endsWith('</html>')
  })
  return { isUnruly, isWhole: result, from, ms }
}
