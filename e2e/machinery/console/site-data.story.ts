import type { Page } from '@playwright/test'
import { promote } from 'delivery'
import { openDataFolder } from 'delivery/testing-release'
import { publishSiteText } from 'delivery/testing-site-data'
import defaultData from '../../../shell/src/site-data.json' with { type: 'json' }
import { expect, hydrated } from '../../site/fixtures.ts'
import { inspect, signIn, withAccount } from './console-of-a-team.ts'

withAccount.use({ team: 'shell-team' })

/** Site data that visitors get, by the key of the shell team. */
withAccount.beforeEach(async ({ ownSite: { dataFolder } }) => {
  const { store, trusted, author } = await openDataFolder(dataFolder)
  const key = author.key
  const release = await publishSiteText({ store, trusted, key }, JSON.stringify(defaultData))
  await store.changeRegistry(promote('site', release), author)
})

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const group = (page: Page, name: string) =>
  part(page, 'Header').getByRole('group', { name, exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

const everybodyGets = async (url: string, text: string) =>
  (await (await fetch(url)).text()).includes(text)

async function publish(page: Page): Promise<void> {
  await press(page, 'Publish')
  await page.getByRole('link', { name: /^site [0-9a-f]{16}$/ }).click({ timeout: 300_000 })
  await expect(page.getByText('Visitors who get it: none.')).toBeVisible()
}

async function giveToAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Give a release to everybody …' }).click()
  await expect(page.getByText(/^Every visitor will get site/)).toBeVisible()
  await press(page, 'Give a release to everybody')
  await expect(page.getByText(/^Done: change \d+, promote/)).toBeVisible()
}

async function rollBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Roll back …' }).click()
  await press(page, 'Roll back')
  await expect(page.getByText(/^Done: change \d+, rollback/)).toBeVisible()
}

withAccount(
  'the navigation is typed, seen, refused, published, shown by a link, given to everybody and taken back',
  async ({ page, browser, ownSite, signedOut, complaints }) => {
    const found: string[] = []
    const gets = (text: string) => everybodyGets(ownSite.url, text)
    const preview = part(page, 'Navigation, as visitors see it')
    await signIn(page, signedOut)

    await withAccount.step('what is typed is checked and shown as it is typed', async () => {
      await page.getByRole('link', { name: 'Site data' }).click()
      const about = group(page, 'About')
      await about.getByLabel('Label').fill('About us')
      await expect(preview.getByText('About us')).toBeVisible()
      const address = about.getByLabel('Address')
      await address.fill('https://elsewhere.example')
      await expect(address).toHaveAccessibleDescription(/^Address is not a page’s own address/)
      await expect(address).toBeFocused()
      await expect(page.getByRole('link', { name: 'Wrong so far: 1' })).toBeVisible()
      found.push(...(await inspect(page, 'wrong')))
      await address.fill('/about')
      await expect(page.getByText('Nothing is wrong with what is typed.')).toBeVisible()
    })

    await withAccount.step('a link to no page is refused by the gate', async () => {
      await press(page, 'Add a link to Header')
      await expect(page.locator(':focus')).toHaveAccessibleName('Label')
      await page.keyboard.type('Jobs')
      await page.keyboard.press('Tab')
      await page.keyboard.type('/alumni')
      await press(page, 'Publish')
      await expect(page.getByText("'Jobs' in the header: `/alumni` is no page (404)")).toBeVisible({
        timeout: 300_000,
      })
      found.push(...(await inspect(page, 'refused')))
      await expect(group(page, 'About us').getByLabel('Label')).toHaveValue('About us')
    })

    await withAccount.step('mended, it is published, and one visitor sees it', async () => {
      await press(page, 'Remove Jobs')
      await press(page, 'Up About us')
      await publish(page)
      found.push(...(await inspect(page, 'release')))
      const link = page.getByRole('link', { name: 'See a release before anybody else …' })
      const visitor = await (await browser.newContext()).newPage()
      await visitor.goto((await link.getAttribute('href')) ?? '')
      await hydrated(visitor)
      const names = visitor.getByRole('banner').getByRole('listitem')
      await expect(names.getByText('About us')).toBeVisible()
      await visitor.close()
      expect(await gets('About us')).toBe(false)
    })

    await withAccount.step(
      'everybody gets it, and what comes next is tried beside it',
      async () => {
        await giveToAll(page)
        await expect.poll(() => gets('About us')).toBe(true)
        await page.getByRole('link', { name: 'Site data' }).click()
        await group(page, 'Contact').getByLabel('Label').fill('Ask a question')
        await publish(page)
        await giveToAll(page)
        await expect.poll(() => gets('Ask a question')).toBe(true)
        await rollBack(page)
        await expect.poll(() => gets('Ask a question')).toBe(false)
        expect(await gets('About us')).toBe(true)
        await page.getByRole('link', { name: /^change/ }).click()
        await expect(page.getByText(`(signed in as ${signedOut.email})`)).toBeVisible()
      },
    )

    expect(complaints).toEqual([])
    await withAccount.step(
      'what somebody else published meanwhile is told, and stays',
      async () => {
        const { store, trusted, author } = await openDataFolder(ownSite.dataFolder)
        await page.getByRole('link', { name: 'Site data' }).click()
        // What is published before the page is made is in it.
        await expect(group(page, 'Contact')).toBeVisible()
        const theirs = { ...defaultData, header: defaultData.header.slice(1) }
        await publishSiteText({ store, trusted, key: author.key }, JSON.stringify(theirs))
        await press(page, 'Publish')
        await expect(page.getByText('Live', { exact: true })).toBeVisible()
        await expect(page.getByText(/^The newest site data/)).toBeVisible()
      },
    )

    expect(found).toEqual([])
    expect(complaints).toEqual([expect.stringContaining('409')])
  },
)

withAccount.describe('without scripts', () => {
  withAccount.use({ javaScriptEnabled: false })

  withAccount(
    'the tree is edited by buttons, checked when asked, and published',
    async ({ page, ownSite, signedOut }) => {
      await signIn(page, signedOut)
      await page.goto(`${signedOut.url}/site-data`)
      await group(page, 'About').getByLabel('Label').fill('Who we are')
      await press(page, 'Up Contact')
      await press(page, 'Add a link to Resources')
      const added = group(page, 'Resources').getByRole('group', { name: 'the new one' })
      await added.getByLabel('Label').fill('Find it')
      await added.getByLabel('Address').fill('search')
      await press(page, 'Check')
      const typed = group(page, 'Resources').getByRole('group', { name: 'Find it' })
      await expect(typed.getByLabel('Address')).toHaveAccessibleDescription(/^Address is not/)
      await expect(part(page, 'Navigation, as visitors see it').getByText('Find it')).toBeVisible()
      await typed.getByLabel('Address').fill('/search')
      await publish(page)
      await giveToAll(page)
      await expect.poll(() => everybodyGets(ownSite.url, 'Who we are')).toBe(true)
      await rollBack(page)
      await expect.poll(() => everybodyGets(ownSite.url, 'Who we are')).toBe(false)
    },
  )
})
