import type { BrowserContext } from 'playwright-core'
import type { PageWeights } from './budgets.ts'
import type { GateInput } from './gate-input.ts'
import { visitPage, type PageFindings } from './page-visit.ts'
import type { PageRequest } from './page-watch.ts'
import type { Sample } from './samples.ts'
import type { TrialFolder } from './trial-folder.ts'
import type { TrialSite } from './trial-site.ts'

const pagesAtOnce = 2

interface BrowserFindings {
  reasons: string[]
  /** Address → what it weighs. */
  weights: Map<string, PageWeights>
}

/** Opens each sample as a first visit. */
export async function browserReasons(
  { browser: path, backend, candidate }: Pick<GateInput, 'browser' | 'backend' | 'candidate'>,
  trial: TrialFolder,
  site: TrialSite,
  samples: readonly Sample[],
): Promise<BrowserFindings> {
  const { chromium } = await import('playwright-core')
  const server = await chromium.launchServer({
    executablePath: path,
    args: quietArguments(backend.url),
    env: { ...process.env, TMPDIR: trial.path },
    // Who runs the gate hears signals; at exit Playwright kills what it started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const findings = new Map<string, PageFindings>()
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const context = await browser.newContext()
    const origins = [site.url, new URL(backend.url).origin]
    const request = { siteUrl: site.url, origins, candidate }
    const waiting = [...samples]
    const work = async () => {
      for (let sample = waiting.shift(); sample; sample = waiting.shift()) {
        findings.set(sample.address, await visit(context, { ...request, sample }))
      }
    }
    await Promise.all(Array.from({ length: pagesAtOnce }, work))
  } finally {
    // A page that loops for ever does not let itself be closed.
    await server.kill()
  }
  return inOrder(samples, findings)
}

function inOrder(
  samples: readonly Sample[],
  findings: ReadonlyMap<string, PageFindings>,
): BrowserFindings {
  const result: BrowserFindings = { reasons: [], weights: new Map() }
  for (const { address } of samples) {
    const found = findings.get(address)
    if (!found) continue
    result.reasons.push(...found.faults.map((fault) => `\`${address}\` ${fault}`))
    result.weights.set(address, found.weights)
  }
  return result
}

async function visit(context: BrowserContext, request: PageRequest): Promise<PageFindings> {
  const page = await context.newPage()
  const findings = await visitPage(page, request)
  void page.close().catch(() => {})
  return findings
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
