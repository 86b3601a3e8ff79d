import { setTimeout as delay } from 'node:timers/promises'
import {
  startFleet,
  type FleetShell,
  type RunningFleet,
} from '../../commands/fleet/running-fleet.ts'
import { readConsumption } from '../../shell/server/workers/consumption.ts'
import { sumOf } from '../figures/statistics.ts'
import { amountFor, putLoad, type Target } from '../server/load.ts'

const path = '/services/technical-interview'
const connectionCounts = [1, 4, 16, 64]
const secondsEach = 5

/** The same load on three shells behind the balancer, and on one of them while the others stand still. */
export async function measureGrowth(): Promise<GrowthPoint[]> {
  const points: GrowthPoint[] = []
  for (const isMadeAnew of [false, true]) {
    const fleet = await startFleet({
      RENDER_WORKERS: '1',
      ...(isMadeAnew && { HTML_CACHE: 'off' }),
    })
    try {
      const all = await fleet.shells()
      const others = all.slice(1)
      points.push(...(await measureShells(fleet, all, isMadeAnew)))
      for (const { pid } of others) process.kill(pid, 'SIGSTOP')
      // The balancer takes two seconds to find out.
      await delay(4_000)
      points.push(...(await measureShells(fleet, all.slice(0, 1), isMadeAnew)))
      for (const { pid } of others) process.kill(pid, 'SIGCONT')
    } finally {
      await fleet.stop()
    }
  }
  return points
}

/** One load after the other on so many shells. */
async function measureShells(
  fleet: RunningFleet,
  shells: readonly FleetShell[],
  isMadeAnew: boolean,
) {
  const read = async () => {
    const pids = await fleet.processesOf(shells)
    return (await Promise.all(pids.map(readConsumption))).filter((one) => one !== null)
  }
  const target: Target = {
    name: `${shells.length} shells`,
    url: fleet.url + path,
    readCpuSeconds: async () => sumOf((await read()).map(({ cpuMs }) => cpuMs)) / 1_000,
  }
  // What is used most is compiled first.
  await putLoad(target, 16, 5_000)
  const points = []
  for (const connections of connectionCounts) {
    const amount = await amountFor(target, connections, secondsEach)
    const { perSecond, cpuMs, p99 } = await putLoad(target, connections, amount)
    // As processor time: of all shells, their workers included.
    const bytes = sumOf((await read()).map((one) => one.bytes))
    points.push({ shells: shells.length, isMadeAnew, connections, perSecond, cpuMs, p99, bytes })
  }
  return points
}

export type GrowthPoint = Awaited<ReturnType<typeof measureShells>>[number]
