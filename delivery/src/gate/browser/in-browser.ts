import type { BrowserContext } from 'playwright-core'
import { surroundings } from '../../own-process.ts'
import type { GateInput } from '../gate-input.ts'
import type { TrialFolder } from '../trial/trial-folder.ts'

/** One that says nothing is ended then, before the part of the gate that waits for it is given up. */
const startMs = 30_000

/** Does something in a Chromium of its own, which is gone afterwards. */
export async function inBrowser<T>(
  { browser: executablePath, backend }: Pick<GateInput, 'browser' | 'backend'>,
  trial: TrialFolder,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const { chromium } = await import('playwright-core')
  const launched = chromium.launchServer({
    executablePath,
    args: quietArguments(backend.url),
    env: { ...surroundings(), TMPDIR: trial.path },
    timeout: startMs,
    // Who runs the gate hears signals; at exit Playwright kills what it started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const server = await launched.catch((error: unknown) => {
    // What follows is all that it was started with.
    throw new Error(`The browser did not start: ${(error as Error).message.split('\n')[0]}`)
  })
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    return await work(await browser.newContext())
  } finally {
    // A page that loops for ever does not let itself be closed.
    await server.kill()
  }
}

/** Other hosts are not there for it: what a candidate asks of them never leaves this machine. */
function quietArguments(backendUrl: string): string[] {
  const known = ['localhost', '127.0.0.1', new URL(backendUrl).hostname]
  const rules = ['MAP * ~NOTFOUND', ...known.map((host) => `EXCLUDE ${host}`)].join(', ')
  return [
    `--host-resolver-rules=${rules}`,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}
