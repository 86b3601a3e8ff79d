import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { demand } from '../processes/steps.ts'
import { onPath } from '../processes/tools.ts'

/** The program, and where the libraries lie that came with it. */
export interface Haproxy {
  command: string
  env: Record<string, string>
}

const cache = join(root, 'node_modules/.cache/haproxy')

/** HAProxy from PATH, else what {@link bringHaproxy} has brought before, else nothing. */
function findHaproxy(): Haproxy | undefined {
  // Debian keeps it where only the system's own programs are looked for.
  const command = onPath(['haproxy'], '/usr/sbin')
  if (command) return { command, env: {} }
  return existsSync(cache) ? inFolder(cache) : undefined
}

/** @throws {Error} one line that says how to get it */
export function demandHaproxy(): Haproxy {
  const found = findHaproxy()
  if (!found) throw new Error('npm run fleet needs HAProxy 2.4 or newer: apt-get install haproxy')
  return found
}

/** Unpacks, in the folder where it runs, HAProxy's package and those that it needs and this machine lacks. */
const unpack = `
plan() { apt-get -qq --simulate --no-install-recommends install haproxy; }
plan > /dev/null || apt-get -qq -o DPkg::Lock::Timeout=120 update
plan > needed
apt-get -qq -o APT::Sandbox::User=root download $(sed -n 's/^Inst \\([^ ]*\\).*/\\1/p' needed)
for file in *.deb; do dpkg -x "$file" .; done
`

/**
 * As `findHaproxy`; where there is none, Debian's package and what it needs are unpacked into a folder of this workspace, and
 * nothing is installed.
 *
 * @throws {Error} where apt has no such package
 */
export async function bringHaproxy(): Promise<Haproxy> {
  const found = findHaproxy()
  if (found) return found
  await mkdir(join(cache, '..'), { recursive: true })
  const folder = await mkdtemp(`${cache}-`)
  try {
    await demand('env', ['-C', folder, 'sh', '-ec', unpack], 'There is no HAProxy here')
    // Another run may have been quicker.
    await rename(folder, cache).catch(() => undefined)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return inFolder(cache)
}

/** Debian keeps libraries in a folder that is named after the kind of machine. */
function inFolder(folder: string): Haproxy {
  const libraries = join(folder, 'usr/lib')
  const kind = readdirSync(libraries).find((name) => name.includes('-linux-')) ?? ''
  return {
    command: join(folder, 'usr/sbin/haproxy'),
    env: { LD_LIBRARY_PATH: join(libraries, kind) },
  }
}
