import { defineConfig, devices } from '@playwright/test'
import { siteUnderTest } from './site-under-test.ts'

/** Stories of visitors in a real browser, against the built and running site. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUnderTest.url,
    trace: 'retain-on-failure',
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
      ],
    },
  },
})
