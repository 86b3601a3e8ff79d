import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../commands/root.ts'
import { openClone } from '../faults/clone.ts'
import { runInGroup } from '../faults/run-in-group.ts'
import { describeRun } from '../running/machine.ts'
import { editionOfMonolith, editionOfOurs, editionOfStock } from './editions.ts'
import type { Builds, Edition } from './editions.ts'
import { changesOfSources, checkOut, sources, stateOf } from './history.ts'
import { playWeek } from './play.ts'

const commits = 100
const apps = sources.filter((app) => app !== 'shared-ui')

/** How the site is built, and what of that a page fetches. */
interface Way {
  name: string
  /** Configuration of Vite, by the app that it builds. */
  configs: Record<string, string>
  read(builds: Builds): Promise<Edition>
}

const apart = (config: string) => Object.fromEntries(apps.map((app) => [app, config]))

const ours = 'ours'
const ways: readonly Way[] = [
  { name: ours, configs: apart('bench/week/configs/apart.ts'), read: editionOfOurs },
  { name: 'stock federation', configs: apart('bench/week/configs/stock.ts'), read: editionOfStock },
  {
    name: 'monolith, split',
    configs: { site: 'bench/baselines/monolith/vite.config.ts' },
    read: editionOfMonolith,
  },
  {
    name: 'monolith, one bundle',
    configs: { site: 'bench/week/configs/one-bundle.ts' },
    read: editionOfMonolith,
  },
]

/** Builds the site's history in each way, and visits every page at the end of each day. */
export async function measureWeek() {
  const run = await describeRun()
  const home = join(tmpdir(), 'plumbline-week')
  const { folder: clone } = await openClone(root, home)
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['ci', ...quietly], { cwd: clone, stdio: ['ignore', 2, 2] })
  const history = changesOfSources(root, commits)
  const built: { commit: string; editions: Edition[] }[] = []
  const states = new Map<string, string>()
  for (const commit of history) {
    const editions = await buildAll(clone, home, commit, states)
    if (editions) built.push({ commit, editions })
    console.error(`    ${commit.slice(0, 7)} ${editions ? 'builds' : 'does not build'}`)
  }
  await rm(home, { recursive: true })

  /** Way to deliver → bytes of scripts and stylesheets of all pages: on the first visit, and then day by day. */
  const days: Record<string, number[]> = {}
  for (const [index, { name }] of ways.entries()) {
    const editions = built.flatMap(({ editions }) => editions[index] ?? [])
    days[name] = await playWeek(editions, name === ours)
  }
  return {
    ...run,
    /** That changed sources of browsers and build with today's settings; others changed them and do not. */
    commits: built.length,
    notBuilt: history.length - built.length,
    first: built[0]?.commit.slice(0, 7) ?? '',
    last: built.at(-1)?.commit.slice(0, 7) ?? '',
    days,
  }
}

export type WeekResults = Awaited<ReturnType<typeof measureWeek>>

/** All ways at one commit; null when one of them does not build. */
async function buildAll(clone: string, home: string, commit: string, states: Map<string, string>) {
  await checkOut(root, clone, commit)
  const editions: Edition[] = []
  for (const { configs, name, read } of ways) {
    const builds: Record<string, string> = {}
    for (const [app, config] of Object.entries(configs)) {
      const folder = join(home, 'builds', name, app)
      builds[app] = folder
      const state = stateOf(root, commit, app === 'site' ? sources : ['shared-ui', app])
      if (states.get(folder) === state) continue
      // What does not build leaves nothing whole there.
      states.delete(folder)
      if (!(await build(clone, app, config, folder))) return null
      states.set(folder, state)
    }
    editions.push(await read(builds))
  }
  return editions
}

async function build(clone: string, app: string, config: string, folder: string): Promise<boolean> {
  const vite = join(clone, 'node_modules/.bin/vite')
  const options = ['--config', join(clone, config), '--outDir', folder, '--logLevel', 'error']
  const { code, stderr } = await runInGroup([vite, 'build', ...options], {
    cwd: app === 'site' ? clone : join(clone, app),
  })
  if (code !== 0)
    console.error(
      `      ${app}, ${config}: ${stderr.match(/^.*(Error|UNRESOLVED|MISSING).*$/m)?.[0] ?? ''}`,
    )
  return code === 0
}
