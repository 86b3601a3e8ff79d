import { freeNeighbours, freePort, makeTemporaryFolder } from 'delivery'
import { Children } from '../processes/children.ts'
import { parseSiteSettings, type SiteSettings } from './settings.ts'
import { publishRemotes } from './publish-remotes.ts'
import { startBackend, startSite, type Backend } from './site.ts'

/**
 * Runs the built site on free ports with data of its own, for as long as `work` takes.
 *
 * @param log the file descriptor that takes its log; this command's own when absent
 * @param exit ends `work` when the site has ended before; without it, this process ends
 */
export async function withTrialSite<T>(
  work: (site: { url: string; backend: Backend; dataFolder: string }) => Promise<T>,
  log?: number,
  exit?: () => void,
): Promise<T> {
  const { path: dataFolder, remove } = makeTemporaryFolder('plumbline-')
  const children = new Children(log, exit)
  try {
    const settings = await settingsOnFreePorts({ DATA_DIR: dataFolder })
    await publishRemotes(settings)
    const backend = await startBackend(children, settings)
    return await work({ url: await startSite(children, settings, backend), backend, dataFolder })
  } finally {
    await children.stop()
    await remove()
  }
}

/** These settings, but for ports that nothing listens on. */
export async function settingsOnFreePorts(env: NodeJS.ProcessEnv): Promise<SiteSettings> {
  return parseSiteSettings({
    ...env,
    PORT: String(await freePort()),
    SUPABASE_PORT: String(await freePort()),
    // The inbox's neighbour takes the mail.
    INBOX_PORT: String(await freeNeighbours()),
  })
}
