import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { environmentOf, type ShellSettings } from '../../shell/start-shell.ts'
import { isAnswered } from '../processes/is-answered.ts'
import { step } from '../processes/steps.ts'
import { runTool } from '../processes/tools.ts'
import { root } from '../root.ts'
import type { StartShell } from './shells.ts'

const image = 'plumbline-shell:local'

/**
 * Builds the image, of which shells become containers on the network of this machine.
 *
 * @throws {Error} one line when Docker does not answer
 */
export async function containerShells(): Promise<StartShell> {
  const docker = await runTool('docker', ['version', '--format', '{{.Server.Os}}']).catch(
    () => null,
  )
  if (!docker?.isOk || !docker.output.startsWith('linux'))
    throw new Error('npm run fleet -- --containers needs Docker on Linux, whose daemon must answer')
  const file = ['--file', `${root}/deploy/Containerfile`, '--tag', image]
  const { isOk, output } = await step('image', () => runTool('docker', ['build', ...file, root]))
  if (!isOk) throw new Error(output)
  return startContainer
}

/** Docker's client in the foreground hands signals on, and ends with its container. */
async function startContainer(settings: ShellSettings) {
  const env = environmentOf(settings)
  const child = spawn('docker', dockerRun(settings), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const address = `http://127.0.0.1:${settings.PORT}/readyz`
  while (child.exitCode === null && !(await isAnswered(address))) await delay(100)
  if (child.exitCode !== null) throw new Error('The container does not start')
  return { child, ended }
}

/** What is typed after `docker`: secrets go through the environment, where no other user reads them. */
export function dockerRun(settings: ShellSettings): string[] {
  const data = String(settings.DATA_DIR)
  // Docker would make it root's.
  mkdirSync(data, { recursive: true })
  const keys = [settings.ROOT_FILE, settings.SHELL_KEY].map(String)
  return [
    ...['run', '--rm', '--network', 'host', '--read-only', '--tmpfs', '/tmp'],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
    ...['--user', `${process.getuid?.()}:${process.getgid?.()}`],
    ...['--volume', `${data}:${data}`],
    ...[...new Set(keys.map((path) => dirname(path)))].flatMap((path) => [
      '--volume',
      `${path}:${path}:ro`,
    ]),
    // The image listens openly; here the machine's own network is the container's.
    ...['--env', 'HOST=127.0.0.1'],
    ...Object.keys(environmentOf(settings)).flatMap((name) => ['--env', name]),
    image,
  ]
}
