import { defineConfig, devices } from '@playwright/test'
import { siteUnderTest } from './site-under-test.ts'

// Node strips types where they stand, so a stack needs no source map. One was asked at each call, for a tenth of the work of Playwright itself.
Reflect.deleteProperty(Error, 'prepareStackTrace')

const isBailing = Boolean(process.env['BAIL'])

/** Stories of visitors in a real browser, against the built and running site; a folder beside this one is a room. */
export default defineConfig({
  testDir: '..',
  testMatch: '*.story.ts',
  outputDir: '../../test-results/stories',
  globalSetup: '../../commands/test/own-temporary-folder.ts',
  fullyParallel: true,
  workers: 1,
  updateSnapshots: process.env['UPDATE_PICTURES'] ? 'changed' : 'none',
  forbidOnly: true,
  maxFailures: isBailing ? 1 : 0,
  // What passes when tried again is told as unsteady; the sower counts the first failure.
  retries: isBailing ? 0 : 1,
  timeout: 900_000,
  expect: { timeout: 45_000 },
  snapshotPathTemplate: '../{testFileDir}/pictures/{arg}{ext}',
  reporter: [['../../commands/test/report-stories.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUnderTest.url,
    trace: 'on-first-retry',
    // Stories whose matter is motion, or a page as most visitors get it, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: siteUnderTest.browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As a screen shows them: the headless shell would round each letter's width.
        '--font-render-hinting=none',
      ],
    },
  },
})
