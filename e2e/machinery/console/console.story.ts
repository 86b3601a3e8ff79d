import type { Page } from '@playwright/test'
import { expect } from '../../site/fixtures.ts'
import { inspect, onceCounted, signIn, teamOf, test, withAccount } from './console-of-a-team.ts'

test('a release is tried, taken back, and promoted, and whoever looks sees it without asking again', async ({
  page,
  console: { url, team },
  ownSite,
  complaints,
}) => {
  const release = await team.publish('"Words of the trade"')
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

  const listens = Promise.withResolvers<undefined>()
  await test.step('its team looks at it', async () => {
    await page.route('**/news', async (route) => {
      await listens.promise
      await route.continue()
    })
    await row.getByRole('link', { name: 'resources' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'resources' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Canary/ })).toContainText(release)
    await expect(page.getByRole('row', { name: new RegExp(`^${release}`) })).toContainText('5 %')
    await expect(page.getByText(`promote resources ${release}`).first()).toBeVisible()
    found.push(...(await inspect(page, 'remote')))
  })

  await test.step('taken back, and given to everybody after all', async () => {
    // The page was made before, and listens only now.
    await team.rollBack()
    listens.resolve(undefined)
    await expect(page.getByRole('heading', { name: /^Canary/ })).toHaveCount(0)
    await team.promote(release)
    await expect(page.getByRole('definition').first()).toHaveText(release)
  })

  await test.step('the history has it all', async () => {
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('combobox', { name: /^Remote/ }).selectOption('resources')
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
    const row = page.getByRole('row', { name: `resources ${release}` })
    await onceCounted(page, () => expect(row).toContainText('everybody', { timeout: 2_000 }))
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

/** Asks for it; the next press does it. */
async function askToGive(page: Page, release: string): Promise<void> {
  await page.goto(new URL(`/remotes/resources/${release}`, page.url()).href)
  await page.getByRole('link', { name: 'Give a release to everybody …' }).click()
  await expect(page.getByText(`Every visitor will get resources ${release}`)).toBeVisible()
}

withAccount(
  'the pages of who is signed in are for everybody, and offer what they may do',
  async ({ page, ownSite, signedOut, complaints }) => {
    const { url } = signedOut
    const release = await (await teamOf(ownSite.dataFolder)).publish('"Words of the trade"')
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
    await expect(page.getByRole('link', { name: '…' })).toHaveCount(0)
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  },
)

withAccount.describe('without scripts', () => {
  withAccount.use({ javaScriptEnabled: false })

  withAccount(
    'somebody of the team gives a release to everybody, and takes it back with two presses',
    async ({ page, ownSite, signedOut }) => {
      const release = await (await teamOf(ownSite.dataFolder)).publish('"Words of the trade"')
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
