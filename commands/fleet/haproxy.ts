import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { root } from '../root.ts'
import { runTool } from '../processes/tools.ts'

/** The program, and where the libraries lie that came with it. */
export interface Haproxy {
  command: string
  env: Record<string, string>
}

const cache = join(root, 'node_modules/.cache/haproxy')

/** HAProxy from PATH, else what {@link bringHaproxy} has brought before, else nothing. */
export function findHaproxy(): Haproxy | undefined {
  // Debian keeps it where only the system's own programs are looked for.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  const command = folders.map((folder) => join(folder, 'haproxy')).find(existsSync)
  if (command) return { command, env: {} }
  return existsSync(cache) ? inFolder(cache) : undefined
}

/** @throws {Error} one line that says how to get it */
export function demandHaproxy(): Haproxy {
  const found = findHaproxy()
  if (!found) throw new Error('npm run fleet needs HAProxy 2.4 or newer: apt-get install haproxy')
  return found
}

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
    for (const name of await missingPackages()) await apt(folder, 'download', name)
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.deb')))
      await demand('dpkg', ['-x', join(folder, file), folder])
    // Another run may have been quicker.
    await rename(folder, cache).catch(() => undefined)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return inFolder(cache)
}

/** HAProxy's, and those that it needs and this machine lacks. */
async function missingPackages(): Promise<string[]> {
  const simulate = () =>
    runTool('apt-get', ['-qq', '--simulate', '--no-install-recommends', 'install', 'haproxy'])
  let { isOk, output } = await simulate()
  if (!isOk) {
    await demand('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', 'update'])
    ;({ isOk, output } = await simulate())
  }
  if (!isOk) throw new Error(`There is no HAProxy here: ${output}`)
  return Array.from(output.matchAll(/^Inst (\S+)/gm), ([, name = '']) => name)
}

/** Tools run in the workspace, and `apt-get download` writes where it runs. */
const apt = (folder: string, ...args: string[]) =>
  demand('env', ['-C', folder, 'apt-get', '-qq', '-o', 'APT::Sandbox::User=root', ...args])

async function demand(command: string, args: readonly string[]): Promise<void> {
  const { isOk, output } = await runTool(command, args)
  if (!isOk) throw new Error(`${[command, ...args].join(' ')}: ${output}`)
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
