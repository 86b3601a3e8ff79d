import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { consoleKeyName, readSigningKey, signingKeyPath, type SigningKey } from 'delivery'
import { listen } from 'shell/listen'
import { createApp } from './app.tsx'
import { followField } from './field/field.ts'
import { openKeptFigures } from './field/kept-figures.ts'
import { followNews } from './news.ts'
import { directoryOf } from './people/directory.ts'
import { openDelivery } from './read/delivery.ts'
import { passwordsOf } from './people/sign-in.ts'
import { parseConsoleSettings, type ConsoleSettings } from './settings.ts'
import { openSiteGate } from './site-data/gate.ts'

async function start(): Promise<void> {
  const settings = parseConsoleSettings(process.env)
  const delivery = await openDelivery(settings)
  // So that whoever comes first does not wait for it.
  delivery.readHistory().catch(() => undefined)
  const assetsFolder = join(import.meta.dirname, '../assets')
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = settings
  const key = await readOwnKey(settings)
  const check = url && anonKey ? passwordsOf(url, anonKey) : null
  const directory = directoryOf(settings, `http://localhost:${settings.CONSOLE_PORT}`)
  const people = key && (check || directory) ? { check, directory, key } : undefined
  const kept = url && settings.FIGURES_TOKEN ? openKeptFigures(url, settings.FIGURES_TOKEN) : null
  const field = followField(settings, kept)
  const app = await createApp({
    ...{ settings, delivery, field, news: followNews(delivery), assetsFolder },
    ...(people && { people }),
    publishSite: openSiteGate(settings, resolve(import.meta.dirname, '../../..')),
  })
  // On loopback only: whoever reaches it may read it.
  await listen(app, { PORT: settings.CONSOLE_PORT, setting: 'CONSOLE_PORT' })
  process.stdout.write(`http://localhost:${settings.CONSOLE_PORT}\n`)
}

/** Without it nobody can do anything here. */
async function readOwnKey({ CONSOLE_KEY, DATA_DIR }: ConsoleSettings): Promise<SigningKey | null> {
  const path = CONSOLE_KEY ?? signingKeyPath(resolve(DATA_DIR), consoleKeyName)
  return CONSOLE_KEY || existsSync(path) ? readSigningKey(path) : null
}

// What the gate has started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit())
process.once('disconnect', () => process.exit())
if ((process.connected as boolean | undefined) === false) process.exit()
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
