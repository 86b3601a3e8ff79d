import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { AcceptedMail, SinkMode } from './sink.ts'

/** The embedded backend as its own process, on a folder that outlives it. */
export class BackendProcess {
  readonly url: string
  readonly #environment: Record<string, string>
  #child: ChildProcess | undefined

  constructor(folder: string, port: number, smtpPort: number) {
    this.url = `http://127.0.0.1:${port}`
    this.#environment = {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: folder,
      SUPABASE_PORT: String(port),
      INBOX_PORT: String(port + 1),
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    }
  }

  /** Resolves when it says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let errors = ''
    child.stderr.on('data', (text) => (errors = `${errors}${String(text)}`.slice(-2_000)))
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve())
      child.once('exit', () => reject(new Error(`The backend ended: ${errors}`)))
    })
  }

  async kill(): Promise<void> {
    await killed(this.#child)
  }

  /** Kills the process of one function; the backend starts another. False when there was none just now. */
  killFunction(name: string): boolean {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    for (const line of processes.split('\n')) {
      const [pid, parent] = line.trim().split(/\s+/, 2)
      const isOurs = Number(parent) === this.#child?.pid
      if (!isOurs || !line.includes(`/${name}/index.ts`)) continue
      process.kill(Number(pid), 'SIGKILL')
      return true
    }
    return false
  }

  get serviceKey(): string {
    const file = join(this.#environment['DATA_DIR'] ?? '', 'backend', 'keys.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as { secret: string }).secret
  }

  /** As an operator reaches the database. */
  openClient(): SupabaseClient {
    return createClient(this.url, this.serviceKey, { auth: { persistSession: false } })
  }
}

/** The mail server as its own process; what it accepted is in a file that outlives it. */
export class SinkProcess {
  readonly port: number
  readonly #file: string
  #child: ChildProcess | undefined

  constructor(port: number, file: string) {
    this.port = port
    this.#file = file
  }

  async start(): Promise<void> {
    const child = fork(join(import.meta.dirname, 'sink.ts'), [String(this.port), this.#file])
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', () => reject(new Error('The mail sink ended')))
    })
  }

  setMode(mode: SinkMode): void {
    this.#child?.send(mode)
  }

  async kill(): Promise<void> {
    await killed(this.#child)
  }

  readAccepted(): AcceptedMail[] {
    const lines = readFileSync(this.#file, 'utf8').split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line) as AcceptedMail)
  }
}

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/**
 * The first of `count` free ports in a row, outside the range that outgoing connections take theirs from: while a
 * process is down, nobody else may come to sit on its port.
 */
export async function freeRow(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    const row = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
