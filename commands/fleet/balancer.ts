import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Children } from '../processes/children.ts'
import { isAnswered } from '../processes/is-answered.ts'
import { root } from '../root.ts'
import type { SiteSettings } from '../site/settings.ts'
import type { Haproxy } from './haproxy.ts'

type Place = Pick<SiteSettings, 'PORT' | 'HOST'>

/**
 * Runs HAProxy with the configuration that containers have, before shells on this machine, until the command ends.
 *
 * @param shells where they answer, host and port
 * @throws {Error} when HAProxy ends before it answers
 */
export async function startBalancer(
  children: Children,
  { command, env }: Haproxy,
  place: Place,
  shells: readonly string[],
): Promise<void> {
  const addresses = shells.map((address, index) => [`SHELL_${index + 1}`, address])
  const child = spawn(command, ['-q', '-db', '-f', join(root, 'deploy/haproxy.cfg')], {
    env: { ...env, BIND: bindOf(place), ...Object.fromEntries(addresses) },
    stdio: ['ignore', children.log, children.log],
  })
  children.keep(child)
  const ended = once(child, 'exit')
  const failed = ended.then(() => {
    throw new Error('HAProxy does not start')
  })
  await Promise.race([failed, untilAnswered(`http://localhost:${place.PORT}/readyz`)])
  void ended.then(([code]) => {
    if (!children.isStopping) void children.fail(`HAProxy ended unexpectedly (code ${code})`)
  })
}

/** Loopback under both of its addresses, as a shell alone. */
function bindOf({ HOST, PORT }: Place): string {
  if (HOST) return `${isIPv6(HOST) ? `[${HOST}]` : HOST}:${PORT}`
  const has = (address: string) =>
    Object.values(networkInterfaces()).some((ways) => ways?.some((way) => way.address === address))
  return ['127.0.0.1', ...(has('::1') ? ['[::1]'] : [])].map((host) => `${host}:${PORT}`).join()
}

async function untilAnswered(url: string): Promise<void> {
  while (!(await isAnswered(url))) await delay(50)
}
