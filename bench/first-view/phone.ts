import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** The telephone that Lighthouse imitates. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** On a busy machine a page takes its time, in milliseconds. */
const patience = 120_000

/** Lets `work` use a tab that has been nowhere before. */
export async function withNewPhone<T>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    return await work(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}
