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
import type { RunningFleet } from '../../commands/fleet/running-fleet.ts'
import { changedBuild, changedFrame } from '../../e2e/site/remote-builds.ts'

/** Does something to the fleet; resolves to the seconds until a page shows it, or to null. */
export type Doing = () => Promise<number | null>

const eyebrow = 'Our story'
const title = 'Technical Recruiting Glossary'

/** What teams, operators and accidents do to a fleet in a day. */
export async function prepareDeeds(fleet: RunningFleet): Promise<Record<string, Doing>> {
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

  return {
    'the shell is promoted': async () => {
      await goLive(shellRemote, shell)
      return shows('/about', 'Another story')
    },
    'all shells are started again, one after the other': async () => {
      for (const { pid, port } of await fleet.shells()) await startAgain(fleet, pid, port)
      return null
    },
    'a remote is promoted': async () => {
      await goLive('resources', resources)
      return shows('/glossary', 'Words')
    },
    'the shell is rolled back': async () => {
      await goBack(shellRemote)
      return shows('/about', eyebrow)
    },
    'a shell is killed': async () => {
      const [first] = await fleet.shells()
      if (first) await startAgain(fleet, first.pid, first.port, 'SIGKILL')
      return null
    },
    'the store hangs for 8 s': async () => {
      const pid = await fleet.storePid()
      if (pid === undefined) throw new Error('The fleet has no store of its own')
      process.kill(pid, 'SIGSTOP')
      await delay(8_000)
      process.kill(pid, 'SIGCONT')
      return null
    },
    'the remote is rolled back': async () => {
      await goBack('resources')
      return shows('/glossary', title)
    },
  }
}

function storeOf({ dataFolder }: RunningFleet): ReleaseStore {
  const place = findFleetStore(dataFolder)
  if (!place) throw new Error('The fleet has no store of its own')
  return openReleaseStore(openStorage(place.RELEASE_STORE, place))
}

async function startAgain(
  fleet: RunningFleet,
  pid: number,
  port: number,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  process.kill(pid, signal)
  const isBack = async () => {
    const shell = (await fleet.shells()).find((each) => each.port === port)
    if (!shell || shell.pid === pid) return false
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  while (!(await isBack())) await delay(200)
  // The balancer asks once a second.
  await delay(2_000)
}

async function secondsUntil(url: string, text: string): Promise<number> {
  const start = performance.now()
  const isThere = async () => (await (await fetch(url)).text()).includes(text)
  // All shells: the balancer asks one after the other.
  for (let found = 0; found < 6;) found = (await isThere()) ? found + 1 : 0
  return (performance.now() - start) / 1_000
}
