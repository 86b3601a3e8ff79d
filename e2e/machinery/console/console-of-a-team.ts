import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { freeNeighbours, freePort, promote, publish, rollback, startCanary } from 'delivery'
import { openDataFolder } from 'delivery/testing-release'
import { findBrowser } from '../../../commands/processes/browser.ts'
import { Children } from '../../../commands/processes/children.ts'
import { layDatabase } from '../../../supabase/tests/harness.ts'
import { findings, sidewaysFindings, look, type View } from '../../site/checks/axe.ts'
import { expect, test as base } from '../../site/fixtures.ts'
import { changedBuild } from '../../site/remote-builds.ts'

export const title = 'Technical Recruiting Glossary'

/** The console of the test's own shell, and what a team does with `resources` there. */
export const test = base.extend<{ console: { url: string; team: Team } }>({
  console: async ({ ownSite: { url, dataFolder } }, use) => {
    const children = new Children()
    const port = await freePort()
    const consoleUrl = await children.start(
      'The console',
      resolve(import.meta.dirname, '../../../console/dist/server/main.js'),
      { DATA_DIR: dataFolder, CONSOLE_PORT: String(port), CONSOLE_SHELLS: url },
    )
    await use({ url: consoleUrl, team: await teamOf(dataFolder) })
    await children.stop()
  },
})

type Team = Awaited<ReturnType<typeof teamOf>>

export async function teamOf(dataFolder: string) {
  const { store, trusted, keyOf } = await openDataFolder(dataFolder)
  const key = await keyOf('resources')
  const remote = 'resources'
  const change = (intent: Parameters<typeof store.changeRegistry>[0]) =>
    store.changeRegistry(intent, { key, trusted })
  return {
    /** @param expression JavaScript that stands in the place of a text */
    publish: async (expression: string, text = title) => {
      const folder = await changedBuild(remote, text, expression)
      return (await publish({ store, trusted, key, remote, folder, kit: '1.1.0' })).release
    },
    tryOut: (release: string) => change(startCanary(remote, release, 5)),
    promote: (release: string) => change(promote(remote, release)),
    rollBack: () => change((registry) => rollback(registry, remote)),
  }
}

const views: View[] = [
  { width: 1280, mode: 'light' },
  { width: 320, mode: 'dark' },
]

/** Loads the page until it holds: the console counts every quarter of a minute. */
export const onceCounted = (page: Page, holds: () => Promise<void>) =>
  expect(async () => {
    await page.reload()
    await holds()
  }).toPass({ timeout: 300_000 })

/** What is wrong with a page of the console for anybody. */
export async function inspect(page: Page, what: string): Promise<string[]> {
  const found = await findings(page, what, views)
  await look(page, { width: 320, mode: 'light' })
  found.push(...(await sidewaysFindings(page)).map((finding) => `${what} 320: ${finding}`))
  await look(page, { width: 1280, mode: 'light' })
  return found
}

const figuresToken = 'token-of-this-story'

/** A console whose people sign in to a backend of its own, which also keeps what the field counted, with the password that was printed. */
export const withAccount = test.extend<{ signedOut: SignedOut; team: string }>({
  team: ['resources', { option: true }],
  signedOut: async ({ ownSite: { url, dataFolder }, team }, use) => {
    const children = new Children()
    const inbox = await freeNeighbours()
    const [port, backendPort] = [await freePort(), await freePort()]
    const email = `${team}@plumbline.example`
    const DATA_DIR = join(dataFolder, 'people')
    await layDatabase(DATA_DIR)
    const line = await children.start('The backend', 'supabase/local/main.ts', {
      ...{ SUPABASE_PORT: String(backendPort), INBOX_PORT: String(inbox) },
      ...{ DATA_DIR, ACCOUNTS: email, FIGURES_TOKEN: figuresToken },
    })
    const backend = JSON.parse(line) as {
      url: string
      anonKey: string
      accounts: { password: string }[]
    }
    const consoleUrl = await children.start(
      'The console',
      resolve(import.meta.dirname, '../../../console/dist/server/main.js'),
      {
        ...{ DATA_DIR: dataFolder, CONSOLE_PORT: String(port), CONSOLE_SHELLS: url },
        ...{ SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.anonKey },
        ...{ FIGURES_TOKEN: figuresToken, CHROMIUM_PATH: await findBrowser(), SITE_URL: url },
      },
    )
    const [account] = backend.accounts
    await use({ url: consoleUrl, email, password: account?.password ?? '' })
    await children.stop()
  },
})

interface SignedOut {
  url: string
  email: string
  password: string
}

export async function signIn(page: Page, { url, email, password }: SignedOut): Promise<void> {
  await page.goto(`${url}/remotes/resources`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto(`${url}/remotes/resources`)
}
