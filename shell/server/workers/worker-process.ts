import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { dirname, join } from 'node:path'
import type { Duplex, Writable } from 'node:stream'
import { createBirpc } from 'birpc'
import { startProcess } from 'delivery'
import { limits } from '../limits.ts'
import type { Activity } from '../rendering/tracing.ts'
import type { FrontFunctions, WorkerFunctions } from '../rendering/worker-functions.ts'
import { isOverfull, openRecord, readRecord } from './record.ts'
import { budgetOfSecond } from './budget-of-second.ts'
import { workerChannel } from './worker-channel.ts'

/** Why a worker ended. */
const reasons = {
  hung: 'code did not return, and its process was ended',
  memory: 'code wanted more memory than there is for it, which ended its process',
  exit: 'code ended its process',
  late: 'a page took longer than it may, and its process was ended',
  wrote: 'code wrote more than it may, and its process was ended',
  nonsense: 'code said what no page says, and its process was ended',
  tired: 'another process took the place of this one',
  closed: 'the shell stops',
} as const
export type EndReason = keyof typeof reasons

/** Its process is gone, and with it what it worked on. */
export class WorkerLost extends Error {
  override name = 'WorkerLost'
  readonly reason: EndReason
  /** Whose code ran last, as far as is known. */
  last: Activity | null

  constructor(reason: EndReason, last: Activity | null) {
    super(`${last ? `in ${last.phase}, ` : ''}${reasons[reason]}`)
    this.reason = reason
    this.last = last
  }
}

export type WorkerProcess = ReturnType<typeof startWorker>

export interface WorkerProgram {
  /** The built file. */
  main: string
  /** What it may read beside the folder of its file, for example `/verified/*`. */
  folders: readonly string[]
  /** Takes what remotes write to the console, piece by piece: a line may never end. */
  onOutput: (text: string) => void
}

/**
 * Starts a process that has nothing of this one but a channel: no variable, no file to write, no way to start another.
 *
 * @throws {Error} when there is no room for another process or another file; then nothing is left of it
 */
export function startWorker(program: WorkerProgram, front: FrontFunctions) {
  const { own, record, stopReaper } = begin(program)
  const { child } = own
  let reason: EndReason = 'exit'
  let isOpen = true
  /** By SIGKILL: code that loops for ever hears nothing else. */
  const kill = (why: EndReason) => {
    if (own.isRunning() && reason === 'exit') reason = why
    own.kill()
  }
  const spendOutput = budgetOfSecond(limits.workerOutputOfSecond)
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => {
      if (spendOutput(text.length)) program.onOutput(text)
      else kill('wrote')
    })
  const stream = child.stdio[3] as Duplex
  stream.once('error', (error) => {
    // The system's own errors mean that it has gone already.
    if (!('syscall' in error)) kill('nonsense')
  })
  // What says no messages any more is of no use.
  stream.once('close', own.kill)
  const ask = createBirpc<WorkerFunctions, FrontFunctions>(front, {
    ...workerChannel(stream),
    resolver: (name, found) => (Object.hasOwn(front, name) ? found : undefined),
    // Of what a worker asks; what is asked of it rejects.
    onGeneralError: (_, asked) => asked !== undefined,
    timeout: limits.workerJobMs,
    bind: 'functions',
  })
  /** What it was asked stays without an answer until `ask.$close`. */
  const ended = own.ended.then(({ signal }) => {
    // V8 gives up so when the heap is full.
    if (reason === 'exit' && signal === 'SIGABRT') reason = 'memory'
    const lost = new WorkerLost(reason, readRecord(record))
    isOpen = false
    closeSync(record)
    stopReaper()
    return lost
  })
  return {
    pid: child.pid ?? 0,
    ask,
    isRunning: own.isRunning,
    /** It has filled the file that says whose code ran last. */
    isOverfull: () => isOpen && isOverfull(record),
    ended,
    kill,
  }
}

/** More than both ends of its pipes, and of the other process's, come to. */
const filesToBegin = 20

/** As `startWorker`: the process, the file that says whose code it runs, and what is to be stopped when it has ended. */
function begin({ main, folders }: WorkerProgram) {
  const undo: (() => void)[] = []
  assertRoom()
  try {
    const record = openRecord()
    undo.push(() => closeSync(record))
    const { TZ } = process.env
    const readable = [join(dirname(main), '*'), ...folders]
    const own = startProcess(main, {
      nodeOptions: [
        '--permission',
        '--disable-warning=SecurityWarning',
        ...readable.map((folder) => `--allow-fs-read=${folder}`),
        `--max-old-space-size=${limits.workerHeapMegabytes}`,
        // As for the front: with a hundred pages at once V8 would collect a small heap five times as often.
        `--initial-old-space-size=${limits.workerHeapMegabytes / 2}`,
      ],
      env: { NODE_ENV: 'production', ...(TZ && { TZ }) },
      isApart: true,
      stderr: 'pipe',
      channel: 'pipe',
      files: [record],
    })
    const { child } = own
    own.ended.catch(() => undefined)
    if (child.pid === undefined) throw new Error('There is no room for another process')
    undo.push(() => {
      own.kill()
      for (const stream of child.stdio) stream?.destroy()
    })
    return { own, record, stopReaper: endWithThis(child.pid) }
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}

/** Where there is room for some of its files only, Node leaves these open for ever. */
function assertRoom(): void {
  const opened: number[] = []
  try {
    while (opened.length < filesToBegin) opened.push(openSync(devNull, 'r'))
  } finally {
    opened.forEach((file) => closeSync(file))
  }
}

/**
 * Ends a process when this one has gone, however that ended: a shell waits for its end. Code that never returns would not notice by
 * itself.
 */
function endWithThis(pid: number): () => void {
  const waiting = spawn('/bin/sh', ['-c', 'read _; kill -9 "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    detached: true,
  })
  waiting.on('error', () => undefined)
  // Not there when no file can be opened any more.
  const stdin = waiting.stdin as Writable | undefined
  if (!stdin) throw new Error('There is no room for another file')
  stdin.on('error', () => undefined)
  waiting.unref()
  return () => void waiting.kill('SIGKILL')
}
