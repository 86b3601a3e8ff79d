import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Keys } from '../../local/keys.ts'
import type { AcceptedMail, SinkMode } from './sink.ts'

/** A Node process that prints a line when it is ready, to be killed and started again. */
class OwnProcess {
  readonly #args: string[]
  readonly #environment: Record<string, string>
  #child: ChildProcess | undefined

  constructor(args: string[], environment: Record<string, string>) {
    this.#args = args
    this.#environment = { PATH: process.env['PATH'] ?? '', ...environment }
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Resolves when it says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let errors = ''
    child.stderr.on('data', (text) => (errors = `${errors}${String(text)}`.slice(-2_000)))
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve())
      child.once('exit', () => reject(new Error(`${this.#args.at(-1)} ended: ${errors}`)))
    })
  }

  async kill(): Promise<void> {
    await killed(this.#child)
  }
}

/** The embedded backend as its own process, on a folder that outlives it. */
export class BackendProcess extends OwnProcess {
  readonly url: string
  readonly #folder: string
  readonly #flag: string

  constructor(
    folder: string,
    port: number,
    smtpPort: number,
    environment: Record<string, string> = {},
  ) {
    const flag = `${folder}.full`
    const main = join(import.meta.dirname, '../../local/main.ts')
    super(['--import', join(import.meta.dirname, 'full-disk.ts'), main], {
      DATA_DIR: folder,
      SUPABASE_PORT: String(port),
      INBOX_PORT: String(port + 1),
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      FULL_DISK_FLAG: flag,
      ...environment,
    })
    this.url = `http://127.0.0.1:${port}`
    this.#folder = folder
    this.#flag = flag
  }

  /**
   * Leaves its disk without room, until `makeRoom`.
   * @param refused only what makes a file grow, or all writes
   */
  fillDisk(refused: 'growth' | 'writes'): void {
    writeFileSync(this.#flag, refused)
  }

  makeRoom(): void {
    rmSync(this.#flag, { force: true })
  }

  /** Kills the process of one function; the backend starts another. False when there was none just now. */
  killFunction(name: string): boolean {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    for (const line of processes.split('\n')) {
      const [pid, parent] = line.trim().split(/\s+/, 2)
      const isOurs = Number(parent) === this.pid
      if (!isOurs || !line.includes(`/${name}/index.ts`)) continue
      process.kill(Number(pid), 'SIGKILL')
      return true
    }
    return false
  }

  get keys(): Keys {
    return JSON.parse(readFileSync(join(this.#folder, 'backend', 'keys.json'), 'utf8')) as Keys
  }

  /** As an operator reaches the database. */
  openClient(): SupabaseClient {
    return createClient(this.url, this.keys.secret, { auth: { persistSession: false } })
  }
}

/** What the shell of a built site is told. */
interface ShellSettings {
  PORT: number
  LOG_LEVEL: 'silent'
  RENDER_WORKERS: number
  DATA_DIR: string
  SUPABASE_URL: string
  SUPABASE_ANON_KEY: string
  BOOKING_URL: string
  SENDER_SECRET?: string
  TRUSTED_HOPS?: string
}

/** A built site: how its shell is started, and the folder of its releases and keys. */
export interface BuiltSite {
  startShell: (settings: ShellSettings) => Promise<{ kill(): void; ended: Promise<unknown> }>
  dataFolder: string
}

/** The composition server over a built site and the backend, to be killed and started again. */
export class ShellProcess {
  readonly url: string
  readonly #start: () => ReturnType<BuiltSite['startShell']>
  #running: Awaited<ReturnType<BuiltSite['startShell']>> | undefined

  constructor(
    { startShell, dataFolder }: BuiltSite,
    port: number,
    backend: BackendProcess,
    more: Pick<ShellSettings, 'SENDER_SECRET' | 'TRUSTED_HOPS'> = {},
  ) {
    this.url = `http://localhost:${port}`
    this.#start = () =>
      startShell({
        PORT: port,
        LOG_LEVEL: 'silent',
        RENDER_WORKERS: 1,
        DATA_DIR: dataFolder,
        SUPABASE_URL: backend.url,
        SUPABASE_ANON_KEY: backend.keys.publishable,
        BOOKING_URL: `${backend.url}/booking`,
        ...more,
      })
  }

  async start(): Promise<void> {
    this.#running = await this.#start()
  }

  async kill(): Promise<void> {
    this.#running?.kill()
    await this.#running?.ended
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
    const child = fork(join(import.meta.dirname, 'sink.ts'), [String(this.port), this.#file], {
      // Not those of a test runner.
      execArgv: [],
    })
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

  /** All mails but the firm's daily digest, which is about leads, and of none. */
  readAccepted(): AcceptedMail[] {
    const lines = readFileSync(this.#file, 'utf8').split('\n').filter(Boolean)
    return lines
      .map((line) => JSON.parse(line) as AcceptedMail)
      .filter(({ messageId }) => !messageId.startsWith('<digest-'))
  }
}

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}
