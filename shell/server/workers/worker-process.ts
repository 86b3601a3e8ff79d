import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { createBirpc, type BirpcReturn } from 'birpc'
import { startProcess } from 'delivery'
import { limits } from '../limits.ts'
import { messagesOn } from '../message-stream.ts'
import type { FrontFunctions, WorkerFunctions } from '../rendering/worker-functions.ts'
import { openRecord, readRecord, type Recorded } from './record.ts'

/** Why a worker ended. */
const reasons = {
  hung: 'code did not return, and its process was ended',
  memory: 'code wanted more memory than there is for it, which ended its process',
  exit: 'code ended its process',
  late: 'a page took longer than it may, and its process was ended',
  tired: 'another process took the place of this one',
  closed: 'the shell stops',
} as const
export type EndReason = keyof typeof reasons

/** Its process is gone, and with it what it worked on. */
export class WorkerLost extends Error {
  override name = 'WorkerLost'
  readonly reason: EndReason
  /** Whose code ran last, as far as is known. */
  last: Recorded | null

  constructor(reason: EndReason, last: Recorded | null) {
    super(`${last ? `in ${last.phase}, ` : ''}${reasons[reason]}`)
    this.reason = reason
    this.last = last
  }
}

export interface WorkerProcess {
  pid: number
  ask: BirpcReturn<WorkerFunctions, FrontFunctions>
  isRunning(): boolean
  /** What it was asked stays without an answer until `ask.$close`. */
  ended: Promise<WorkerLost>
  /** By SIGKILL: code that loops for ever hears nothing else. */
  kill(reason: EndReason): void
}

export interface WorkerProgram {
  /** The built file. */
  main: string
  /** What it may read beside the folder of its file, for example `/verified/*`. */
  folders: readonly string[]
  /** Takes what remotes write to the console, piece by piece: a line may never end. */
  onOutput: (text: string) => void
}

/** Starts a process that has nothing of this one but a channel: no variable, no file to write, no way to start another. */
export function startWorker(program: WorkerProgram, front: FrontFunctions): WorkerProcess {
  const record = openRecord()
  const { TZ } = process.env
  const readable = [join(dirname(program.main), '*'), ...program.folders]
  const own = startProcess(program.main, {
    nodeOptions: [
      '--permission',
      '--disable-warning=SecurityWarning',
      ...readable.map((folder) => `--allow-fs-read=${folder}`),
      `--max-old-space-size=${limits.workerHeapMegabytes}`,
    ],
    env: { NODE_ENV: 'production', ...(TZ && { TZ }) },
    isApart: true,
    stderr: 'pipe',
    channel: 'pipe',
    files: [record],
  })
  const { child } = own
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', program.onOutput)
  const reaper = endWithThis(child.pid)
  const stream = child.stdio[3] as Duplex
  const messages = messagesOn(stream, limits.workerMessageBytes)
  // What says no messages any more is of no use.
  stream.once('close', own.kill)
  const ask = createBirpc<WorkerFunctions, FrontFunctions>(front, {
    post: messages.post,
    on: (receive) => messages.on((message) => isMessage(message) && receive(message)),
    resolver: (name, found) => (Object.hasOwn(front, name) ? found : undefined),
    // Of what a worker asks; what is asked of it rejects.
    onGeneralError: (_, asked) => asked !== undefined,
    timeout: limits.workerJobMs,
    bind: 'functions',
  })
  let reason: EndReason = 'exit'
  // Where there is no room for one more process it never was one.
  const ended = own.ended
    .catch(() => ({ signal: null }))
    .then(({ signal }) => {
      // V8 gives up so when the heap is full.
      if (reason === 'exit' && signal === 'SIGABRT') reason = 'memory'
      const lost = new WorkerLost(reason, readRecord(record))
      closeSync(record)
      reaper()
      return lost
    })
  return {
    pid: child.pid ?? 0,
    ask,
    isRunning: own.isRunning,
    ended,
    kill(why) {
      if (own.isRunning()) reason = why
      own.kill()
    },
  }
}

/**
 * Ends a process when this one has gone, however that ended: a shell waits for its end. Code that never returns would not notice by
 * itself.
 */
function endWithThis(pid: number | undefined): () => void {
  const waiting = spawn('/bin/sh', ['-c', 'read _; kill -9 "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    detached: true,
  })
  waiting.on('error', () => undefined)
  waiting.stdin.on('error', () => undefined)
  waiting.unref()
  return () => void waiting.kill('SIGKILL')
}

/** A worker may send anything: what is no message of ours is dropped. */
function isMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 't' in message
}
