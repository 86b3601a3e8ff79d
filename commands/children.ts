import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './settings.ts'

/** Child processes of a command: started with its Node, ended with it, whatever ends it. */
export class Children {
  private readonly running = new Set<ChildProcess>()
  private isStopping = false

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void this.stop().then(() => process.exit(0)))
  }

  /**
   * Starts a TypeScript file and waits for its first line on stdout, which says that it is ready.
   *
   * @returns that line
   * @throws {Error} when it ends before
   */
  async start(name: string, file: string, env: Record<string, string>): Promise<string> {
    const child = spawn(process.execPath, [file], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.running.add(child)
    return new Promise((resolve, reject) => {
      let text = ''
      let isReady = false
      child.stdout.on('data', (chunk: Buffer) => {
        if (isReady) return void process.stdout.write(chunk)
        text += chunk.toString()
        const end = text.indexOf('\n')
        if (end < 0) return
        isReady = true
        resolve(text.slice(0, end))
      })
      child.on('exit', (code) => {
        this.running.delete(child)
        if (!isReady) reject(new Error(''))
        else if (!this.isStopping) void this.fail(`${name} ended unexpectedly (code ${code})`)
      })
    })
  }

  /** Ends every child, politely first. */
  async stop(): Promise<void> {
    this.isStopping = true
    const children = [...this.running]
    const gone = Promise.all(
      children.map((child) => new Promise((resolve) => child.once('exit', resolve))),
    )
    children.forEach((child) => child.kill('SIGTERM'))
    await Promise.race([gone, delay(5_000)])
    children.forEach((child) => child.exitCode === null && child.kill('SIGKILL'))
  }

  private async fail(message: string): Promise<void> {
    console.error(message)
    await this.stop()
    process.exit(1)
  }
}
