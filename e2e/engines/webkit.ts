import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from 'delivery'
import { findProgram } from './find-program.ts'
import type { Engine, Visitor } from './visitor.ts'

const packages = ['webkit2gtk-driver', 'xvfb']

/** WebKit, as in Safari and in every browser on iOS: the small browser of WebKitGTK, spoken to by classic WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  async start() {
    const running = new AsyncDisposableStack()
    try {
      return await startIn(running)
    } catch (error) {
      await running.disposeAsync()
      throw error
    }
  },
}

async function startIn(running: AsyncDisposableStack): Promise<Visitor> {
  const driver = await findProgram(['WebKitWebDriver'], packages)
  const screen = spawn(await findProgram(['Xvfb'], packages), ['-displayfd', '1', ...size], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.defer(() => endChild(screen))
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${await firstLineOf(screen)}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.defer(() => endChild(child))
  const at = `http://127.0.0.1:${port}/session`
  const { sessionId } = await untilAnswered(() =>
    send<{ sessionId: string }>(at, { capabilities: { alwaysMatch: smallBrowser } }),
  )
  running.defer(async () => void (await fetch(`${at}/${sessionId}`, { method: 'DELETE' })))
  const command = <T>(path: string, body: object) => send<T>(`${at}/${sessionId}/${path}`, body)
  await command('window/rect', { width: 1280, height: 800 })
  return {
    open: (url) => command('url', { url }),
    ask: (question, ...args) =>
      command('execute/sync', { script: `return (${question})(...arguments)`, args }),
    async click(selector) {
      const found = await command<Record<string, string>>('element', {
        using: 'css selector',
        value: selector,
      })
      await command(`element/${Object.values(found)[0]}/click`, {})
    },
    async type(text) {
      const actions = Array.from(text, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]).flat()
      await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    end: () => running.disposeAsync(),
  }
}

const smallBrowser = { 'webkitgtk:browserOptions': { args: ['--automation'] } }

/** Of a screen that nobody sees: WebKitGTK has no other way without one. */
const size = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp']

/** @throws {Error} when it ends without one */
async function firstLineOf(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  for await (const line of createInterface(child.stdout)) return line
  throw new Error(`${child.spawnfile} ended`)
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** A program that has just begun does not listen yet. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 100; tries > 0; tries--) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return ask()
}

/** @throws {Error} what the driver says is wrong */
async function send<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
