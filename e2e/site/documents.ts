import { defaultSite } from '../../shell/src/site/site-plan.ts'
import type {
  APIResponse,
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightWorkerArgs,
} from '@playwright/test'

export interface DocumentFixtures {
  /** The remotes that a story meets: whose address it asks for, and whose regions it is shown. */
  met: Set<string>
  /** Asks for an address, and shows on `paper` what is written there. */
  read: (address: string) => Promise<APIResponse>
}

export interface DocumentWorkerFixtures {
  /** One page for many stories, on which documents stand as the server wrote them: nothing of theirs is loaded or run. */
  paper: Page
}

/** For stories that ask what is written in a document: a fraction of what it costs to open it. */
export const documentFixtures: Fixtures<
  DocumentFixtures,
  DocumentWorkerFixtures,
  PlaywrightTestArgs,
  PlaywrightWorkerArgs
> = {
  paper: [
    async ({ browser }, use) => {
      const paper = await browser.newPage({ javaScriptEnabled: false })
      await use(paper)
      await paper.close()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  met: async ({}, use) => use(new Set()),
  read: async ({ met, paper, request }, use, testInfo) => {
    await use(async (address) => {
      const response = await request.get(address)
      await paper.setContent(await response.text())
      meet(met, response.url(), await regionsOn(paper))
      return response
    })
    // A later story's picture of what failed is of its own pages.
    if (testInfo.status === testInfo.expectedStatus) await paper.setContent('')
  },
}

/** Whose regions are on a page now; the gallery shows samples of them. */
export async function regionsOn(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-remote]:not([data-sample] *)')
    .evaluateAll((regions) => regions.map((region) => region.getAttribute('data-remote')))
}

export function meet(met: Set<string>, url: string, regions: (string | null)[] = []): void {
  for (const remote of [defaultSite.ownerOf(new URL(url).pathname), ...regions])
    if (remote !== null) met.add(remote)
}
