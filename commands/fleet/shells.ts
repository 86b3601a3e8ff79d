import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, ownKeyName, signingKeyPath } from 'delivery'
import { startShell, type ShellSettings } from '../../shell/start-shell.ts'
import type { Children } from '../processes/children.ts'

/** As many as `deploy/haproxy.cfg` knows. */
const count = 3

/** Between the end of a shell and its next start, in milliseconds; a start that fails doubles it, up to the longest. */
const [restMs, longestRestMs] = [250, 5_000]

/** Makes a process of a shell; resolves when it is ready. */
export type StartShell = (settings: ShellSettings) => Promise<Started>

/** What keeps them, and ends them with the command. */
type Keeper = Pick<Children, 'keep' | 'isStopping' | 'log'>

interface Started {
  child: ChildProcess
  ended: Promise<unknown>
}

/**
 * Starts shells on free ports of loopback, with folders of their own under the data folder, and starts again each that ends.
 *
 * @param settings what they have in common
 * @param start how one becomes a process; for the built shell of this working tree by default
 * @returns where they answer, host and port
 * @throws {Error} when one does not start at first
 */
export async function keepShells(
  children: Keeper,
  { DATA_DIR = '', SHELL_KEY, TRUSTED_HOPS = 0, ...settings }: ShellSettings,
  start: StartShell = (own) => startShell(own, { logFile: children.log }),
): Promise<string[]> {
  const plans: ShellSettings[] = []
  for (let number = 1; number <= count; number++)
    plans.push({
      ...settings,
      HOST: undefined,
      PORT: await freePort(),
      DATA_DIR: join(String(DATA_DIR), `fleet/shell-${number}`),
      SHELL_KEY: SHELL_KEY ?? signingKeyPath(String(DATA_DIR), ownKeyName),
      // HAProxy before them is one more than there are before the site.
      TRUSTED_HOPS: Number(TRUSTED_HOPS) + 1,
    })
  await Promise.all(plans.map((plan) => keepOne(children, plan, start)))
  return plans.map(({ PORT }) => `127.0.0.1:${PORT}`)
}

/** Resolves when it is ready for the first time. */
async function keepOne(children: Keeper, plan: ShellSettings, start: StartShell): Promise<void> {
  const begin = async () => {
    const shell = await start(plan)
    children.keep(shell.child, () => endAtOnce(shell.child))
    return shell
  }
  const keepOn = async (first: Started) => {
    let current: Started | null = first
    let rest = restMs
    for (;;) {
      await current?.ended
      if (children.isStopping) return
      console.error(`The shell on port ${plan.PORT} ${current ? 'ended' : 'does not start'}`)
      await delay(rest)
      current = await begin().catch(() => null)
      rest = current ? restMs : Math.min(2 * rest, longestRestMs)
    }
  }
  void keepOn(await begin())
}

/** Told twice it does not drain: its balancer ends with it. Two signals of one name may arrive as one. */
function endAtOnce(shell: ChildProcess): void {
  shell.kill('SIGTERM')
  shell.kill('SIGINT')
}
