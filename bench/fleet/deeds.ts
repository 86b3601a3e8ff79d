import { setTimeout as delay } from 'node:timers/promises'
import {
  openReleaseStore,
  openStorage,
  promote,
  publish,
  readSigningKey,
  rollback,
  shellRemote,
  shellTeam,
  signingKeyPath,
  findRoot,
  rootPath,
  type ReleaseStore,
} from 'delivery'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { findFleetStore } from '../../commands/fleet/fleet-store.ts'
import type { FleetShell, RunningFleet } from '../../commands/fleet/running-fleet.ts'
import { changedBuild, changedFrame } from '../../e2e/site/remote-builds.ts'

/** Does something to the fleet; resolves to the seconds until all shells show it, or each started shell was ready. */
export type Doing = () => Promise<number[]>

const eyebrow = 'Our story'
/** Builds of the shell that are promoted one after the other. */
const builds = 20
const timesAtRest = 10
const title = 'Technical Recruiting Glossary'
/** Of a fleet. */
const shells = 3

/** What teams, operators and accidents do to a fleet in a day, again and again, and what is done once at its end. */
export async function prepareDeeds(fleet: RunningFleet): Promise<{
  again: Record<string, Doing>
  last: [what: string, Doing]
  atRest: [what: string, Doing]
}> {
  const store = storeOf(fleet)
  const authorOf = async (remote: string) => {
    const name = remote === shellRemote ? shellTeam : remote
    const key = await readSigningKey(signingKeyPath(fleet.dataFolder, name))
    return { key, trusted: await findRoot(rootPath(fleet.dataFolder), store) }
  }
  const release = async (remote: string, folder: string) => {
    const publisher = { store, ...(await authorOf(remote)) }
    return (await publish({ ...publisher, remote, folder, kit: kit.version })).release
  }
  const shell = await release(shellRemote, await changedFrame(eyebrow, '"Another story"'))
  const resources = await release('resources', await changedBuild('resources', title, '"Words"'))
  const shows = (path: string, text: string) => secondsUntil(`${fleet.url}${path}`, `>${text}<`)
  const goLive = async (remote: string, id: string) =>
    void (await store.changeRegistry(promote(remote, id), await authorOf(remote)))
  const goBack = async (remote: string) =>
    void (await store.changeRegistry((now) => rollback(now, remote), await authorOf(remote)))

  const again: Record<string, Doing> = {
    'the shell is promoted': async () => {
      await goLive(shellRemote, shell)
      return [await shows('/about', 'Another story')]
    },
    'all shells are started again, one after the other': async () => {
      const seconds: number[] = []
      for (const shell of await fleet.shells()) seconds.push(await startAgain(fleet, shell))
      return seconds
    },
    'a remote is promoted': async () => {
      await goLive('resources', resources)
      return [await shows('/glossary', 'Words')]
    },
    'the shell is rolled back': async () => {
      await goBack(shellRemote)
      return [await shows('/about', eyebrow)]
    },
    'a shell is killed': async () => {
      const [first] = await fleet.shells()
      return first ? [await startAgain(fleet, first, 'SIGKILL')] : []
    },
    'the store hangs for 8 s': async () => {
      const pid = await fleet.storePid()
      if (pid === undefined) throw new Error('The fleet has no store of its own')
      process.kill(pid, 'SIGSTOP')
      await delay(8_000)
      process.kill(pid, 'SIGCONT')
      return []
    },
    'the remote is rolled back': async () => {
      await goBack('resources')
      return [await shows('/glossary', title)]
    },
  }

  const last: [what: string, Doing] = [
    `${builds} builds of the shell are promoted, one after the other`,
    async () => {
      const seconds: number[] = []
      for (let build = 1; build <= builds; build++) {
        const words = `Story ${build}`
        await goLive(
          shellRemote,
          await release(shellRemote, await changedFrame(eyebrow, `"${words}"`)),
        )
        seconds.push(await shows('/about', words))
      }
      return seconds
    },
  ]
  const atRest: [what: string, Doing] = [
    'the shell is rolled back, and nobody asks for anything else',
    async () => {
      const seconds: number[] = []
      for (let time = 0; time < timesAtRest; time++) {
        await goLive(shellRemote, shell)
        await shows('/about', 'Another story')
        await goBack(shellRemote)
        seconds.push(await shows('/about', `Story ${builds}`))
      }
      return seconds
    },
  ]
  return { again, last, atRest }
}

function storeOf({ dataFolder }: RunningFleet): ReleaseStore {
  const place = findFleetStore(dataFolder)
  if (!place) throw new Error('The fleet has no store of its own')
  return openReleaseStore(openStorage(place.RELEASE_STORE, place))
}

/** Resolves to the seconds from its new process to its being ready. */
async function startAgain(
  fleet: RunningFleet,
  { pid, port }: FleetShell,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number> {
  process.kill(pid, signal)
  const isNew = (shell: FleetShell) => shell.port === port && shell.pid !== pid
  while (!(await fleet.shells()).some(isNew)) await delay(50)
  const begun = performance.now()
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await delay(50)
  const seconds = (performance.now() - begun) / 1_000
  // The balancer asks once a second.
  await delay(2_000)
  return seconds
}

/** Until all shells show it: the balancer asks one after the other. That they go on showing it is seen to. */
async function secondsUntil(url: string, text: string): Promise<number> {
  const start = performance.now()
  const isThere = async () => (await (await fetch(url)).text()).includes(text)
  let seconds = 0
  for (let found = 0; found < 2 * shells;) {
    found = (await isThere()) ? found + 1 : 0
    if (found === shells) seconds = (performance.now() - start) / 1_000
  }
  return seconds
}
