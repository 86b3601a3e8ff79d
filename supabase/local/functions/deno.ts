import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { log } from '../log.ts'
import { cacheFolder, denoBinary } from './node-modules.ts'

type Deno = ChildProcessByStdio<null, Readable, Readable>

/**
 * Runs one function on any free port of this machine, with as few permissions as it can do with.
 * @param name for the log
 * @param entry its index.ts
 */
export function spawnDeno(
  name: string,
  entry: string,
  environment: Record<string, string | undefined>,
): Deno {
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
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        DENO_NO_UPDATE_CHECK: '1',
        DENO_DIR: cacheFolder('deno'),
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      if (line && !listening.test(line)) log(`${name}: ${line}`)
    })
  }
  return child
}

/** What Deno says as soon as a function can be asked. */
const listening = /^Listening on (http:\/\/[\d.:]+)/

/** Where a function answers. Rejects when it ends before it does, and when it takes longer than a minute. */
export function untilListening(child: Deno, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, address] = listening.exec(line) ?? []
      if (address) resolve(address)
    })
    const fail = (why: string) => reject(new Error(`function ${name} ${why}`))
    child.once('exit', () => fail('ended before it listened'))
    setTimeout(() => fail('did not start within a minute'), 60_000).unref()
  })
}

/** Nothing but this machine and the site, unless the mail goes out to a real server. */
function allowNet({ SMTP_URL = '', SITE_URL = '' }: Record<string, string | undefined>): string {
  const isLocal = /^smtps?:\/\/(?:[^@/]*@)?(?:127\.0\.0\.1|localhost)(?::|\/|$)/.test(SMTP_URL)
  const site = URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : 'localhost'
  return isLocal ? `--allow-net=127.0.0.1,localhost,${site}` : '--allow-net'
}

/** Politely, then not. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 2_000)
  await once(child, 'exit')
  clearTimeout(force)
}
