import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder, publishBuild, siteRemote, workspaceAt } from 'delivery'
import type { ReleaseStore, SiteData, TrustedKeys } from 'delivery'
import { startShell } from 'shell/start-shell'
import type { ConsoleSettings } from '../settings.ts'

type Publisher = { store: ReleaseStore; trusted: TrustedKeys } & NonNullable<
  Parameters<typeof publishBuild>[1]
>

/** Takes site data through the gate into the store. */
export type PublishSite = (
  publisher: Publisher,
  data: SiteData,
  report: (line: string) => void,
) => Promise<{ release: string }>

/** Of five parts each ends at the latest then, before the connection that waits for it does: after a minute without a word. */
const phaseMs = 45_000

/**
 * The gate for site data on this host: what is typed, with what is there.
 *
 * @param root of the workspace, where the shell's build is
 * @returns what this host lacks for it, where it lacks something
 */
export function openSiteGate(settings: ConsoleSettings, root: string): PublishSite | string {
  const { CHROMIUM_PATH: browser, SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = settings
  const main = join(root, 'shell/dist/server/main.js')
  if (!browser || !existsSync(browser)) return 'a Chromium, which CHROMIUM_PATH names'
  if (!url || !anonKey) return 'a backend, which SUPABASE_URL and SUPABASE_ANON_KEY name'
  if (!existsSync(main)) return 'the shell’s build, shell/dist'
  const done = () => Promise.resolve()
  const typed = {
    ...{
      workspace: workspaceAt(root),
      dataFolder: '',
      rootFile: '',
      place: '',
      env: {},
      names: [siteRemote],
      phaseMs,
    },
    ...{ flags: new Set<string>(), confirm: done, checkTypes: done },
    findBrowser: () => Promise.resolve(browser),
    startShell: (trial, options) => startShell(trial, { ...options, main }),
    startBackend: () => Promise.resolve({ url, anonKey, stop: done }),
  } satisfies Partial<Parameters<typeof publishBuild>[0]>
  return async ({ store, trusted: root, ...author }, data, report) => {
    const { path, remove } = makeTemporaryFolder('plumbline-edited-')
    const options = { site: settings.SITE_URL, file: join(path, 'site.json') }
    await writeFile(options.file, JSON.stringify(data))
    const trusted = { ...root, version: 0, at: '', threshold: 1 }
    const input = { ...typed, store, trusted, report, options }
    return (await publishBuild(input, author).finally(remove)).data
  }
}
