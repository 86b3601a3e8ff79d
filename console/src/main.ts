import { join } from 'node:path'
import { listen } from 'shell/listen'
import { createApp } from './app.tsx'
import { followNews } from './news.ts'
import { openDelivery } from './read/delivery.ts'
import { parseConsoleSettings } from './settings.ts'

async function start(): Promise<void> {
  const settings = parseConsoleSettings(process.env)
  const delivery = openDelivery(settings)
  // So that whoever comes first does not wait for it.
  delivery.readHistory().catch(() => undefined)
  const assetsFolder = join(import.meta.dirname, '../assets')
  const app = await createApp({ settings, delivery, news: followNews(delivery), assetsFolder })
  // On loopback only: whoever reaches it may read it.
  await listen(app, { PORT: settings.CONSOLE_PORT })
  process.stdout.write(`http://localhost:${settings.CONSOLE_PORT}\n`)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
