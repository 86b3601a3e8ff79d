import { chromium, type Browser } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { findBrowser } from '../../commands/processes/browser.ts'

/** One Chromium that we drive, and one that Lighthouse does. */
export interface Browsers {
  browser: Browser
  lighthousePort: number
}

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu']

export async function withBrowsers<T>(work: (browsers: Browsers) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags })
  try {
    return await withLighthousePort((lighthousePort) => work({ browser, lighthousePort }))
  } finally {
    await browser.close()
  }
}

/** Lets `work` use a Chromium that Lighthouse drives on a port. */
export async function withLighthousePort<T>(work: (port: number) => Promise<T>): Promise<T> {
  const chrome = await launch({ chromePath: await findBrowser(), chromeFlags: flags })
  try {
    return await work(chrome.port)
  } finally {
    chrome.kill()
  }
}
