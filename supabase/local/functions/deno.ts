import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { log } from '../log.ts'
import { cacheFolder, denoBinary } from './node-modules.ts'

/**
 * Runs one function on a port of this machine, with as few permissions as it can do with.
 * @param name for the log
 * @param entry its index.ts
 */
export function spawnDeno(
  name: string,
  entry: string,
  port: number,
  environment: Record<string, string>,
): ChildProcess {
  const child = spawn(
    denoBinary(),
    [
      'run',
      '--no-prompt',
      '--no-remote',
      '--cached-only',
      '--no-lock',
      '--node-modules-dir=manual',
      '--allow-env',
      allowNet(environment),
      `--preload=${join(import.meta.dirname, 'follow-parent.ts')}`,
      entry,
      String(process.pid),
    ],
    {
      env: {
        ...environment,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_DIR: cacheFolder('deno'),
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) {
        if (line && !line.startsWith('Listening on')) log(`${name}: ${line}`)
      }
    })
  }
  return child
}

/** Nothing but this machine and the site, unless the mail goes out to a real server. */
function allowNet({ SMTP_URL = '', SITE_URL = '' }: Record<string, string>): string {
  const isLocal = /^smtps?:\/\/(?:[^@/]*@)?(?:127\.0\.0\.1|localhost)(?::|\/|$)/.test(SMTP_URL)
  const site = URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : 'localhost'
  return isLocal ? `--allow-net=127.0.0.1,localhost,${site}` : '--allow-net'
}

/** Politely, then not. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 2_000)
  await gone
  clearTimeout(force)
}
