import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTestStore } from 'delivery/testing-store'
import { createApp, type Sources } from './app.tsx'
import { followField } from './field/field.ts'
import type { KeptFigures } from './field/kept-figures.ts'
import { followNews } from './news.ts'
import { deliveryFrom } from './read/delivery.ts'
import { parseConsoleSettings } from './settings.ts'

type TestStore = Awaited<ReturnType<typeof makeTestStore>>

/** A console over a store of its own. */
export async function makeConsole(
  shells = ['http://127.0.0.1:9'],
  people?: (made: TestStore) => Promise<Sources['people']>,
  kept: KeptFigures | null = null,
  publishSite?: Sources['publishSite'],
  env: Record<string, string> = {},
) {
  const made = await makeTestStore()
  const { store, trusted, author, publish } = made
  const signingIn = await people?.(made)
  const assetsFolder = await mkdtemp(join(tmpdir(), 'plumbline-console-'))
  const manifest = { 'src/browser/main.ts': { file: 'main-abc123.js', css: ['main-abc123.css'] } }
  await writeFile(join(assetsFolder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(assetsFolder, 'main-abc123.js'), 'export {}')
  const settings = parseConsoleSettings({
    ...{ CONSOLE_PORT: '1', CONSOLE_SHELLS: shells.join(), ...env },
  })
  const delivery = deliveryFrom(store, async () => trusted)
  const news = followNews(delivery)
  const field = followField(settings, kept)
  const app = await createApp({
    ...{ settings, delivery, field, news, assetsFolder },
    ...(signingIn && { people: signingIn }),
    ...(publishSite && { publishSite }),
  })
  const get = (path: string, host = 'localhost', method = 'GET') =>
    app.request(path, { method, headers: { host } })
  const textOf = async (path: string) => (await (await get(path)).text()).replace(/<!-- -->/g, '')
  const change = (intent: Parameters<typeof store.changeRegistry>[0]) =>
    store.changeRegistry(intent, author)
  /** Publishes a build that this text tells from others. */
  const release = async (text: string) => (await publish({ 'assets/role-page-2.js': text })).release
  return { app, field, get, textOf, change, release, store, author, trusted }
}
