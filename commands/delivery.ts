import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freeNeighbours, freePorts } from 'delivery'
import { runDelivery } from 'delivery/cli'
import { findBrowser } from './browser.ts'
import { Children } from './children.ts'
import { parseSiteSettings, root } from './settings.ts'
import { startBackend } from './site.ts'

/** `npm run delivery -- <command>`: the delivery package's commands, in this workspace. */
process.exitCode = await runDelivery(process.argv.slice(2), {
  root,
  dataFolder: resolve(root, process.env['DATA_DIR'] || '.data'),
  env: process.env,
  findBrowser,
  startBackend: startGateBackend,
})

/** The backend that the settings name, or an embedded one with nothing but its seed. */
async function startGateBackend() {
  const children = new Children()
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-gate-'))
  const stop = async () => {
    await children.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const [port, supabasePort] = await freePorts(2)
    const inboxPort = await freeNeighbours()
    const settings = parseSiteSettings({
      ...process.env,
      PORT: String(port),
      SUPABASE_PORT: String(supabasePort),
      INBOX_PORT: String(inboxPort),
      DATA_DIR: folder,
    })
    return { ...(await startBackend(children, settings)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
