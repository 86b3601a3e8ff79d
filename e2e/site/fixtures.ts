import { cpSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { promote, type SignedRegistry } from 'delivery'
import { beginRegistry, openDataFolder } from 'delivery/testing-release'
import { startShell, type ShellSettings } from '../../shell/start-shell.ts'
import {
  documentFixtures,
  meet,
  regionsOn,
  type DocumentFixtures,
  type DocumentWorkerFixtures,
} from './documents.ts'
import { siteUnderTest } from './site-under-test.ts'

export { expect }

interface ShellOptions {
  /** Remotes whose release is missing from the store. */
  without?: string[]
  env?: Partial<ShellSettings>
}

interface Fixtures {
  /** Ends a story that meets a remote which its room does not depend on: `--affected` would leave it out. */
  declared: undefined
  /** Ends a story in which a page did what its policies forbid; a story that means to empties the list. */
  forbidden: string[]
  /** What the browser's console complained about on the test's page. */
  complaints: string[]
  /** Starts another shell over a copy of the releases; resolves to its origin. */
  startShell: (options?: ShellOptions) => Promise<string>
  /** A shell of the test's own over a copy of the releases and keys, to deliver to. */
  ownSite: { url: string; dataFolder: string }
}

export const test = base.extend<Fixtures & DocumentFixtures, DocumentWorkerFixtures>({
  ...documentFixtures,
  declared: [
    async ({ context, met }, use, testInfo) => {
      context.on('page', (page) => page.on('framenavigated', (frame) => meet(met, frame.url())))
      await use(undefined)
      for (const page of context.pages()) {
        // A file may be on its way through a story's route when the story has seen enough.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        // At once, for a page that is just being loaded anew has none a moment later; whose it is its address said.
        meet(met, page.url(), await regionsOn(page).catch(() => []))
      }
      const declared = await dependenciesOf(roomOf(testInfo))
      const undeclared = [...met].filter((remote) => !declared(`mf-${remote}`))
      expect(undeclared, 'remotes that project.json beside the story does not name').toEqual([])
    },
    { auto: true },
  ],
  forbidden: [
    async ({ context }, use) => {
      const forbidden: string[] = []
      context.on('console', (message) => {
        if (policyMessage.test(message.text())) forbidden.push(message.text())
      })
      await use(forbidden)
      expect(forbidden, "what the page's policies forbid").toEqual([])
    },
    { auto: true },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(complaints)
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  startShell: async ({}, use) => {
    const ended: (() => Promise<void>)[] = []
    await use(async (options = {}) => {
      const shell = await startOwnShell(options)
      ended.push(shell.stop)
      return shell.url
    })
    for (const stop of ended) await stop()
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  ownSite: async ({}, use) => {
    const { url, dataFolder, stop } = await startOwnShell({})
    await use({ url, dataFolder })
    await stop()
  },
})

/** How Chromium says in the console that a document's policies forbid something. */
const policyMessage = /Content[- ]Security[- ]Policy|'Trusted\w+' assignment|Integrity-Policy/i

/** Waits until the page answers to events. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]')
}

export async function readRegistry(dataFolder: string): Promise<SignedRegistry> {
  const { store, trusted } = await openDataFolder(dataFolder)
  return store.readRegistry(trusted)
}

/** The folder of the story that runs, wherever its steps are written. */
export function roomOf({ config, titlePath: [file = ''] }: TestInfo): string {
  return dirname(join(config.rootDir, file))
}

/** Tells whether a room of stories depends on a project. */
async function dependenciesOf(room: string): Promise<(project: string) => boolean> {
  const { implicitDependencies } = JSON.parse(
    await readFile(join(room, 'project.json'), 'utf8'),
  ) as { implicitDependencies: string[] }
  return (project) => implicitDependencies.some((pattern) => matchesGlob(project, pattern))
}

/** Another registry in place of the one that was copied: nobody has followed that one here. */
async function leaveOut(dataFolder: string, names: readonly string[]): Promise<void> {
  const { store, author } = await openDataFolder(dataFolder)
  const { remotes } = await store.readRegistry(author.trusted)
  const staying = Object.entries(remotes).filter(([name]) => !names.includes(name))
  const intents = staying.map(([name, { stable }]) => promote(name, stable))
  await beginRegistry(store, intents, author)
}

async function startOwnShell({ without = [], env = {} }: ShellOptions) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'plumbline-shell-'))
  for (const part of ['releases', 'keys'])
    // A tenth of the processor time of the other `cp`, which stories take fifty times.
    cpSync(join(siteUnderTest.dataFolder, part), join(dataFolder, part), { recursive: true })
  if (without.length > 0) await leaveOut(dataFolder, without)

  const shell = await startShell({
    LOG_LEVEL: 'silent',
    RENDER_WORKERS: 1,
    DATA_DIR: dataFolder,
    SUPABASE_URL: siteUnderTest.supabaseUrl,
    SUPABASE_ANON_KEY: siteUnderTest.supabaseAnonKey,
    BOOKING_URL: `${siteUnderTest.supabaseUrl}/booking`,
    ...env,
  })
  return {
    url: shell.url,
    dataFolder,
    stop: async () => {
      await shell.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
