import type {
  APIResponse,
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightWorkerArgs,
} from '@playwright/test'

export interface DocumentFixtures {
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
  read: async ({ paper, request }, use, testInfo) => {
    await use(async (address) => {
      const response = await request.get(address)
      await paper.setContent(await response.text())
      return response
    })
    // A later story's picture of what failed is of its own pages.
    if (testInfo.status === testInfo.expectedStatus) await paper.setContent('')
  },
}
