import { chromium, type Browser } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { findBrowser } from '../../commands/browser.ts'

/** One Chromium that we drive, and one that Lighthouse does. */
export interface Browsers {
  path: string
  browser: Browser
  lighthousePort: number
}

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu']

export async function withBrowsers<T>(work: (browsers: Browsers) => Promise<T>): Promise<T> {
  const path = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: flags })
  const chrome = await launch({ chromePath: path, chromeFlags: flags })
  try {
    return await work({ path, browser, lighthousePort: chrome.port })
  } finally {
    chrome.kill()
    await browser.close()
  }
}
