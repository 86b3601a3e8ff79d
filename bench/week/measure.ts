import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../commands/root.ts'
import { openClone } from '../faults/clone.ts'
import { runInGroup } from '../faults/run-in-group.ts'
import { describeRun } from '../running/machine.ts'
import {
  editionOfMonolith,
  editionOfOurs,
  editionOfStock,
  type Builds,
  type Edition,
} from './editions.ts'
import { changesOfSources, checkOut, sources, stateOf } from './history.ts'
import type { WeekResults } from './results.ts'
import { playWeek } from './play.ts'

const commits = 100
const apps = sources.filter((app) => app !== 'shared-ui')

/** How the site is built, and what of that a page fetches. */
interface Way {
  name: string
  /** Configuration of Vite, by the app that it builds. */
  configs: Record<string, string>
  outDir: string
  read(builds: Builds): Promise<Edition>
}

const apart = (config: string) => Object.fromEntries(apps.map((app) => [app, config]))

export const ours = 'ours'
const ways: readonly Way[] = [
  { name: ours, configs: apart('apart'), outDir: 'dist/week', read: editionOfOurs },
  {
    name: 'stock federation',
    configs: apart('stock'),
    outDir: 'dist/week-stock',
    read: editionOfStock,
  },
  { name: 'monolith, split', configs: { site: 'split' }, outDir: 'split', read: editionOfMonolith },
  {
    name: 'monolith, one bundle',
    configs: { site: 'one-bundle' },
    outDir: 'one-bundle',
    read: editionOfMonolith,
  },
]

/** Builds the site's history in each way, and visits every page at the end of each day. */
export async function measureWeek(): Promise<WeekResults> {
  const run = await describeRun()
  const home = join(tmpdir(), 'plumbline-week')
  const { folder: clone } = await openClone(root, home)
  const history = changesOfSources(root, commits)
  const built: { commit: string; editions: Edition[] }[] = []
  const states = new Map<string, string>()
  for (const commit of history) {
    const editions = await buildAll(clone, home, commit, states)
    if (editions) built.push({ commit, editions })
    console.error(`    ${commit.slice(0, 7)} ${editions ? 'builds' : 'does not build'}`)
  }
  await rm(home, { recursive: true })

  const weeks: WeekResults['days'] = {}
  for (const [index, { name }] of ways.entries()) {
    const editions = built.flatMap(({ editions }) => editions[index] ?? [])
    weeks[name] = await playWeek(editions, name === ours)
  }
  return {
    ...run,
    commits: built.length,
    notBuilt: history.length - built.length,
    first: built[0]?.commit.slice(0, 7) ?? '',
    last: built.at(-1)?.commit.slice(0, 7) ?? '',
    days: weeks,
  }
}

/** All ways at one commit; null when one of them does not build. */
async function buildAll(
  clone: string,
  home: string,
  commit: string,
  states: Map<string, string>,
): Promise<Edition[] | null> {
  await checkOut(root, clone, commit)
  const editions: Edition[] = []
  for (const { configs, outDir, name, read } of ways) {
    const builds: Record<string, string> = {}
    for (const [app, config] of Object.entries(configs)) {
      const kept = join(home, 'builds', name, app)
      builds[app] = kept
      const state = stateOf(root, commit, app === 'site' ? sources : ['shared-ui', app])
      if (states.get(kept) === state) continue
      const folder = app === 'site' ? join('bench/week/dist', outDir) : join(app, outDir)
      if (!(await build(clone, app, config))) return null
      await rm(kept, { recursive: true, force: true })
      await cp(join(clone, folder), kept, { recursive: true })
      states.set(kept, state)
    }
    editions.push(await read(builds))
  }
  return editions
}

async function build(clone: string, app: string, config: string): Promise<boolean> {
  const path = join(clone, 'bench/week/configs', `${config}.ts`)
  const command = [join(clone, 'node_modules/.bin/vite'), 'build', '--config', path]
  const { code, stderr } = await runInGroup(command, {
    cwd: app === 'site' ? clone : join(clone, app),
  })
  if (code !== 0)
    console.error(
      `      ${app}, ${config}: ${stderr.match(/^.*(Error|UNRESOLVED|MISSING).*$/m)?.[0] ?? ''}`,
    )
  return code === 0
}
