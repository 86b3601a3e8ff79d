import { setTimeout as delay } from 'node:timers/promises'
import * as delivery from 'delivery'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { findFleetStore } from '../../commands/fleet/fleet-store.ts'
import type { FleetShell, RunningFleet } from '../../commands/fleet/running-fleet.ts'
import { isAnswered } from '../../commands/processes/is-answered.ts'
import { changedBuild, changedFrame } from '../../e2e/site/remote-builds.ts'

/**
 * What is done to the fleet → what does it, and resolves to the seconds until all shells show it, or each started shell was
 * ready; to none where neither is.
 */
export type Deeds = Record<string, () => Promise<number[]>>

const eyebrow = 'Our story'
/** Builds of the shell that are promoted one after the other. */
const builds = 20
const timesAtRest = 10
const title = 'Technical Recruiting Glossary'
/** Of a fleet. */
const shells = 3

/** What teams, operators and accidents do to a fleet in a day, again and again, and what is done once at its end. */
export async function prepareDeeds(
  fleet: RunningFleet,
): Promise<Record<'again' | 'last' | 'atRest', Deeds>> {
  const store = storeOf(fleet)
  const authorOf = async (remote: string) => {
    const name = remote === delivery.shellRemote ? delivery.shellTeam : remote
    const key = await delivery.readSigningKey(delivery.signingKeyPath(fleet.dataFolder, name))
    return { key, trusted: await delivery.findRoot(delivery.rootPath(fleet.dataFolder), store) }
  }
  const release = async (remote: string, folder: string) => {
    const publisher = { store, ...(await authorOf(remote)) }
    return (await delivery.publish({ ...publisher, remote, folder, kit: kit.version })).release
  }
  const frame = async (words: string) =>
    release(delivery.shellRemote, await changedFrame(eyebrow, `"${words}"`))
  const shell = await frame('Another story')
  const resources = await release('resources', await changedBuild('resources', title, '"Words"'))
  /** Each resolves to the seconds until all shells show it. */
  const goLive = async (remote: string, id: string, path: string, text: string) => {
    await store.changeRegistry(delivery.promote(remote, id), await authorOf(remote))
    return secondsUntil(fleet.url + path, `>${text}<`)
  }
  const goBack = async (remote: string, path: string, text: string) => {
    await store.changeRegistry((now) => delivery.rollback(now, remote), await authorOf(remote))
    return secondsUntil(fleet.url + path, `>${text}<`)
  }
  const promoteShell = () => goLive(delivery.shellRemote, shell, '/about', 'Another story')

  const again: Deeds = {
    'the shell is promoted': async () => [await promoteShell()],
    'all shells are started again, one after the other': async () => {
      const seconds: number[] = []
      for (const shell of await fleet.shells()) seconds.push(await startAgain(fleet, shell))
      return seconds
    },
    'a remote is promoted': async () => [
      await goLive('resources', resources, '/glossary', 'Words'),
    ],
    'the shell is rolled back': async () => [await goBack(delivery.shellRemote, '/about', eyebrow)],
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
    'the remote is rolled back': async () => [await goBack('resources', '/glossary', title)],
  }
  const last: Deeds = {
    [`${builds} builds of the shell are promoted, one after the other`]: async () => {
      const seconds: number[] = []
      for (let build = 1; build <= builds; build++) {
        const words = `Story ${build}`
        seconds.push(await goLive(delivery.shellRemote, await frame(words), '/about', words))
      }
      return seconds
    },
  }
  const atRest: Deeds = {
    'the shell is rolled back, and nobody asks for anything else': async () => {
      const seconds: number[] = []
      for (let time = 0; time < timesAtRest; time++) {
        await promoteShell()
        seconds.push(await goBack(delivery.shellRemote, '/about', `Story ${builds}`))
      }
      return seconds
    },
  }
  return { again, last, atRest }
}

function storeOf({ dataFolder }: RunningFleet): delivery.ReleaseStore {
  const place = findFleetStore(dataFolder)
  if (!place) throw new Error('The fleet has no store of its own')
  return delivery.openReleaseStore(delivery.openStorage(place.RELEASE_STORE, place))
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
  while (!(await isAnswered(`http://127.0.0.1:${port}/readyz`))) await delay(50)
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
