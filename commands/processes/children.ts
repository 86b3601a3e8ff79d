import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { withoutSecretFiles } from '../../shell/server/secret-files.ts'
import { root } from '../root.ts'

/** Nothing of ours takes longer to start, even on a busy machine; in milliseconds. */
const readyMs = 300_000

/** Child processes of a command: started with its Node, ended with it, whatever ends it. */
export class Children {
  /** How each is told to end. */
  private readonly running = new Map<ChildProcess, () => void>()
  private stopping: Promise<void> | undefined
  readonly log: number | 'inherit'

  private readonly exit: () => void

  /**
   * @param log the file descriptor that takes what children say of themselves; this command's own when absent
   * @param exit ends the command when its children were ended, by a signal or because one of them ended by itself
   */
  constructor(log?: number, exit: () => void = () => process.exit()) {
    this.log = log ?? 'inherit'
    this.exit = exit
    // A terminal and npm may both send the signal: the second must not end this before the children have.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void this.stop().then(() => this.exit()))
    process.once('exit', () => [...this.running.keys()].forEach((child) => child.kill('SIGKILL')))
  }

  /**
   * Starts a file with this command's Node and waits for its first line on stdout, which says that it is ready.
   *
   * @returns that line
   * @throws {Error} when it ends before
   */
  start(name: string, file: string, env: Record<string, string>): Promise<string> {
    const child = spawn(process.execPath, [file], {
      cwd: root,
      env: { ...withoutSecretFiles(process.env), ...env },
      // Closed when this process is gone, whatever ended it.
      stdio: ['ignore', 'pipe', this.log, 'ipc'],
    })
    return this.adopt(name, child, () => true)
  }

  /** Children are being ended, so none is missed any more. */
  get isStopping(): boolean {
    return this.stopping !== undefined
  }

  /**
   * Takes over a child that may end when it likes.
   *
   * @param end tells it to end, politely
   */
  keep(child: ChildProcess, end: () => void = () => void child.kill('SIGTERM')): void {
    this.running.set(child, end)
    child.once('exit', () => this.running.delete(child))
    if (this.isStopping) end()
  }

  /** Takes over a child whose stdout is a pipe, and waits for the line that `isReady` knows. */
  adopt(name: string, child: ChildProcess, isReady: (line: string) => boolean): Promise<string> {
    this.keep(child)
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => {
        reject(new Error(`${name} was not ready after ${readyMs / 1000} s`))
        child.kill('SIGKILL')
      }, readyMs)
      let hasAnswered = false
      const lines = child.stdout && createInterface(child.stdout)
      lines?.on('line', (line) => {
        // Our own stdout is for answers.
        if (hasAnswered) return console.error(line)
        hasAnswered = isReady(line)
        if (!hasAnswered) return
        clearTimeout(deadline)
        resolve(line)
      })
      child.on('exit', (code) => {
        clearTimeout(deadline)
        // What ended a child before it was ready stands on its stderr already.
        if (!hasAnswered) reject(new Error(''))
        else if (!this.isStopping) void this.fail(`${name} ended unexpectedly (code ${code})`)
      })
    })
  }

  /** Ends every child, politely first. Said twice it is done once: a child that is told twice ends what it still does. */
  stop(): Promise<void> {
    return (this.stopping ??= this.end())
  }

  private async end(): Promise<void> {
    const children = [...this.running.keys()]
    const gone = Promise.all(
      children.map((child) => new Promise((resolve) => child.once('exit', resolve))),
    )
    this.running.forEach((end) => end())
    await Promise.race([gone, delay(5_000, undefined, { ref: false })])
    children.filter((child) => child.exitCode === null).forEach((child) => child.kill('SIGKILL'))
  }

  /** Ends everything, the command too. */
  async fail(message: string): Promise<void> {
    console.error(message)
    await this.stop()
    process.exitCode = 1
    this.exit()
  }
}
