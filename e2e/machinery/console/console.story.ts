import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { freeNeighbours, freePort, promote, publish, rollback, startCanary } from 'delivery'
import { openDataFolder } from 'delivery/testing-release'
import { Children } from '../../../commands/processes/children.ts'
import { findings, sidewaysFindings, look, type View } from '../../site/checks/axe.ts'
import { expect, test as base } from '../../site/fixtures.ts'
import { changedBuild } from '../../site/remote-builds.ts'

const title = 'Technical Recruiting Glossary'

/** The console of the test's own shell, and what a team does with `resources` there. */
const test = base.extend<{ console: { url: string; team: Team } }>({
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

async function teamOf(dataFolder: string) {
  const { store, trusted, keyOf } = await openDataFolder(dataFolder)
  const key = await keyOf('resources')
  const remote = 'resources'
  const change = (intent: Parameters<typeof store.changeRegistry>[0]) =>
    store.changeRegistry(intent, { key, trusted })
  return {
    publish: async (words: string) => {
      const folder = await changedBuild(remote, title, JSON.stringify(words))
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

/** What is wrong with a page of the console for anybody. */
async function inspect(page: Page, what: string): Promise<string[]> {
  const found = await findings(page, what, views)
  await look(page, { width: 320, mode: 'light' })
  found.push(...(await sidewaysFindings(page)).map((finding) => `${what} 320: ${finding}`))
  await look(page, { width: 1280, mode: 'light' })
  return found
}

test('a release is tried, taken back, and promoted, and whoever looks sees it without asking again', async ({
  page,
  console: { url, team },
  ownSite,
  complaints,
}) => {
  const release = await team.publish('Words of the trade')
  await page.goto(url)
  await expect(page.getByRole('status')).toHaveText('Live')
  const row = page.getByRole('row', { name: /^resources/ })
  await expect(row).toContainText('none')
  const found = await inspect(page, 'now')

  await test.step('tried on five of a hundred', async () => {
    await team.tryOut(release)
    await expect(row).toContainText(`${release} 5 %`)
    await expect(
      page.getByRole('listitem').filter({ hasText: '5 % of visitors get' }),
    ).toBeVisible()
  })

  await test.step('its team looks at it', async () => {
    await row.getByRole('link', { name: 'resources' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'resources' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Canary/ })).toContainText(release)
    await expect(page.getByRole('row', { name: new RegExp(`^${release}`) })).toContainText('5 %')
    await expect(page.getByText(`promote resources ${release}`).first()).toBeVisible()
    found.push(...(await inspect(page, 'remote')))
  })

  await test.step('taken back, and given to everybody after all', async () => {
    await team.rollBack()
    await expect(page.getByRole('heading', { name: /^Canary/ })).toHaveCount(0)
    await team.promote(release)
    await expect(page.getByRole('definition').first()).toHaveText(release)
  })

  await test.step('the history has it all', async () => {
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByLabel('Remote').selectOption('resources')
    await page.getByRole('button', { name: 'Show' }).click()
    const rows = page.getByRole('rowheader')
    await expect(page.getByRole('row')).toHaveText([
      /^Change/,
      /promote/,
      /rollback/,
      /canary/,
      /promote/,
    ])
    found.push(...(await inspect(page, 'history')))
    await rows.first().getByRole('link').click()
    await expect(page.getByRole('row', { name: /^resources/ })).toContainText('changed')
    found.push(...(await inspect(page, 'moment')))
  })

  await test.step('its page views are counted', async () => {
    await expect
      .poll(async () => (await fetch(`${ownSite.url}/glossary`)).text())
      .toContain('>Words of the trade<')
    await page.getByRole('link', { name: 'Field' }).click()
    await expect(page.getByRole('row', { name: `resources ${release}` })).toContainText('everybody')
    found.push(...(await inspect(page, 'field')))
  })

  await test.step('the fleet serves it', async () => {
    await page.getByRole('link', { name: 'Fleet' }).click()
    await expect(page.getByText('The shell serves the newest change.')).toBeVisible()
    found.push(...(await inspect(page, 'fleet')))
  })
  expect(found).toEqual([])
  expect(complaints).toEqual([])
})

/** A console whose people sign in to a backend of its own, with the password that was printed. */
const withAccount = test.extend<{ signedOut: SignedOut }>({
  signedOut: async ({ ownSite: { url, dataFolder } }, use) => {
    const children = new Children()
    const inbox = await freeNeighbours()
    const [port, backendPort] = [await freePort(), await freePort()]
    const email = 'resources@plumbline.example'
    const line = await children.start('The backend', 'supabase/local/main.ts', {
      ...{ SUPABASE_PORT: String(backendPort), INBOX_PORT: String(inbox) },
      ...{ DATA_DIR: join(dataFolder, 'people'), ACCOUNTS: email },
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

async function signIn(page: Page, { url, email, password }: SignedOut): Promise<void> {
  await page.goto(`${url}/remotes/resources`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto(`${url}/remotes/resources`)
}

/** Asks for it; the next press does it. */
async function askToGive(page: Page, release: string): Promise<void> {
  await page.getByLabel('A release that was just published').fill(release)
  await page.getByRole('button', { name: 'Give it to everybody …' }).click()
  await expect(page.getByText(`Every visitor will get resources ${release}`)).toBeVisible()
}

withAccount(
  'the pages of who is signed in are for everybody, and offer what they may do',
  async ({ page, ownSite, signedOut, complaints }) => {
    const { url } = signedOut
    const release = await (await teamOf(ownSite.dataFolder)).publish('Words of the trade')
    await page.goto(`${url}/sign-in`)
    const found = await inspect(page, 'sign-in')
    await signIn(page, signedOut)
    await askToGive(page, release)
    found.push(...(await inspect(page, 'steer')))
    await page.getByRole('button', { name: 'Give a release to everybody' }).click()
    await expect(page.getByText(/^Done: change \d+, promote/)).toBeVisible()
    found.push(...(await inspect(page, 'done')))
    await page.goto(`${url}/remotes/catalogue`)
    await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
    await expect(page.getByLabel('A release that was just published')).toHaveCount(0)
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  },
)

withAccount.describe('without scripts', () => {
  withAccount.use({ javaScriptEnabled: false })

  withAccount(
    'somebody of the team gives a release to everybody, and takes it back with two presses',
    async ({ page, ownSite, signedOut }) => {
      const release = await (await teamOf(ownSite.dataFolder)).publish('Words of the trade')
      const glossary = async () => (await fetch(`${ownSite.url}/glossary`)).text()
      await signIn(page, signedOut)
      await askToGive(page, release)
      await page.getByRole('button', { name: 'Give a release to everybody' }).click()
      await expect(page.getByRole('definition').first()).toHaveText(release)
      await expect.poll(glossary).toContain('>Words of the trade<')

      await page.getByRole('link', { name: 'Roll back …' }).click()
      await page.getByRole('button', { name: 'Roll back' }).click()
      await expect(page.getByText(/^Done: change \d+, rollback/)).toBeVisible()
      await expect.poll(glossary).not.toContain('>Words of the trade<')
      await page.getByRole('link', { name: /^change/ }).click()
      await expect(page.getByText(`(signed in as ${signedOut.email})`)).toBeVisible()
    },
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all of it can be read', async ({ page, console: { url } }) => {
    await page.goto(url)
    await page.getByRole('link', { name: 'resources' }).click()
    await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
    await page.goto(`${url}/history?remote=resources`)
    await expect(page.getByRole('row')).toHaveCount(2)
  })
})
