import { freeNeighbours, freePort, makeTemporaryFolder } from 'delivery'
import { Children } from '../processes/children.ts'
import { parseSiteSettings } from './settings.ts'
import { publishRemotes } from './publish-remotes.ts'
import { startBackend, startSite, type RunningSite } from './site.ts'

/**
 * Runs the built site on free ports with data of its own, for as long as `work` takes.
 * @param log the file descriptor that takes its log; this command's own when absent
 */
export async function withTrialSite<T>(
  work: (site: RunningSite, dataFolder: string) => Promise<T>,
  log?: number,
): Promise<T> {
  const { path: dataFolder, remove } = makeTemporaryFolder('plumbline-')
  const children = new Children(log)
  try {
    // The inbox's neighbour takes the mail.
    const [port, supabasePort] = [await freePort(), await freePort()]
    const inboxPort = await freeNeighbours()
    const settings = parseSiteSettings({
      PORT: String(port),
      SUPABASE_PORT: String(supabasePort),
      INBOX_PORT: String(inboxPort),
      DATA_DIR: dataFolder,
    })
    await publishRemotes(dataFolder)
    const backend = await startBackend(children, settings)
    return await work(await startSite(children, settings, backend), dataFolder)
  } finally {
    await children.stop()
    await remove()
  }
}
