import type { BrowserContext } from 'playwright-core'
import type { PageWeights } from './budgets.ts'
import type { GateInput } from './gate-input.ts'
import { inBrowser } from './in-browser.ts'
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
  { browser, backend, candidate }: Pick<GateInput, 'browser' | 'backend' | 'candidate'>,
  trial: TrialFolder,
  site: TrialSite,
  samples: readonly Sample[],
): Promise<BrowserFindings> {
  const findings = new Map<string, PageFindings>()
  await inBrowser({ browser, backend, trial }, async (context) => {
    const origins = [site.url, new URL(backend.url).origin]
    const request = { siteUrl: site.url, origins, candidate }
    const waiting = [...samples]
    const work = async () => {
      for (let sample = waiting.shift(); sample; sample = waiting.shift()) {
        findings.set(sample.address, await visit(context, { ...request, sample }))
      }
    }
    await Promise.all(Array.from({ length: pagesAtOnce }, work))
  })
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
