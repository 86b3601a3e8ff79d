import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../processes/browser.ts'
import { root } from '../root.ts'
import { withTrialSite } from '../site/trial-site.ts'
import { lastLines } from '../processes/tools.ts'

/** Where stories leave what they recorded of failures, and the site its log. */
const resultsFolder = join(root, 'test-results')
const logFile = join(resultsFolder, 'site.log')

/**
 * The built site, running on free ports with data of its own for as long as the work takes, which is told of it by
 * environment variables.
 *
 * @param exit ends the work when the site has ended before
 */
export async function withStorySite<T>(
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
  exit: () => void,
): Promise<T> {
  await rm(resultsFolder, { recursive: true, force: true })
  await mkdir(resultsFolder, { recursive: true })
  const log = await open(logFile, 'w')
  try {
    const browser = await findBrowser()
    return await withTrialSite(
      ({ url, backend, dataFolder }) =>
        work({
          // Whoever builds takes away for a moment what a hundred stories use.
          SITE_IS_BUILT: '1',
          // Node reads TypeScript itself, for a third of what Playwright's own way costs.
          PW_DISABLE_TS_ESM: '1',
          SITE: url,
          INBOX: backend.inboxUrl ?? '',
          SUPABASE_URL: backend.url,
          SUPABASE_ANON_KEY: backend.anonKey,
          DATA_DIR: dataFolder,
          CHROMIUM_PATH: browser,
        }),
      log.fd,
      exit,
    )
  } catch (error) {
    const end = lastLines(await readFile(logFile, 'utf8'))
    throw new Error(`The site does not start. ${String(error)}\n${end}`, { cause: error })
  } finally {
    await log.close()
  }
}
