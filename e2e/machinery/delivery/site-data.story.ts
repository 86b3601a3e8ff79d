import type { SiteData } from 'delivery'
import { promote } from 'delivery'
import {
  makeRemoteBuild,
  openDataFolder,
  pageRoute,
  publishUngated,
} from 'delivery/testing-release'
import { publishSiteText } from 'delivery/testing-site-data'
import defaultData from '../../../shell/src/site-data.json' with { type: 'json' }
import { runDelivery } from '../../site/delivery-command.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'

const paths = ['/', '/services', '/glossary', '/contact', '/about', '/technologies/react']
const data = defaultData as SiteData
const called = (label: string): SiteData => ({
  ...data,
  header: [{ label, to: '/questionnaire' }, ...data.header],
})

/** Site data in a data folder, past the gate. */
async function publishSite(dataFolder: string, next: SiteData): Promise<string> {
  const { store, trusted, author } = await openDataFolder(dataFolder)
  return publishSiteText({ store, trusted, key: author.key }, JSON.stringify(next))
}

async function goLive(dataFolder: string, remote: string, release: string): Promise<void> {
  const { store, author } = await openDataFolder(dataFolder)
  await store.changeRegistry(promote(remote, release), author)
}

const htmlOf = async (address: string) => (await fetch(address)).text()

test('the navigation changes on every page by one signed change, and back', async ({
  ownSite: { url, dataFolder },
  page,
  complaints,
}, testInfo) => {
  const header = page.getByRole('banner')
  const pages = () => Promise.all(paths.map((path) => htmlOf(url + path)))
  /** Until all pages, kept since they were asked for before, say so, in milliseconds. */
  const reach = async (isReached: (html: string) => boolean) => {
    const startedAt = performance.now()
    await expect.poll(async () => (await pages()).every(isReached), { intervals: [20] }).toBe(true)
    return `${Math.round(performance.now() - startedAt)} ms`
  }
  const note = (type: string, description: string) =>
    testInfo.annotations.push({ type, description })

  const before = await pages()
  await test.step('what is live already costs a document 150 bytes at most', async () => {
    await goLive(dataFolder, 'site', await publishSite(dataFolder, data))
    note('first site data', await reach((html) => html.includes('as="fetch"')))
    const after = await pages()
    const grown = after.map((html, index) => html.length - (before[index]?.length ?? 0))
    note('bytes', grown.join())
    expect(Math.max(...grown)).toBeLessThanOrEqual(150)
  })

  await test.step('another entry in the header', async () => {
    const release = await publishSite(dataFolder, called('Start here'))
    await goLive(dataFolder, 'site', release)
    note('promote', await reach((html) => html.includes('Start here')))
    await page.goto(`${url}/services`)
    await hydrated(page)
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/site/')),
    )
    expect(files, 'what is preloaded is used').toHaveLength(1)
    await header.getByRole('link', { name: 'Start here' }).click()
    await expect(page).toHaveURL(`${url}/questionnaire`)
    await expect(page.locator('[data-remote="leads"]')).toBeVisible()
    await expect(header.getByRole('link', { name: 'Start here' })).toBeVisible()
  })

  await test.step('and away again', async () => {
    const { code, stderr } = await runDelivery(dataFolder, ['rollback', 'site'])
    expect(code, stderr).toBe(0)
    note('rollback', await reach((html) => !html.includes('Start here')))
    await page.goto(url)
    await hydrated(page)
    await expect(header.getByRole('link', { name: 'Start here' })).toHaveCount(0)
  })
  expect(complaints).toEqual([])
})

test('a fourth remote goes live on a prefix of its own without a build of the shell', async ({
  ownSite: { url, dataFolder },
  page,
  complaints,
}) => {
  await openDataFolder(dataFolder, ['board'])
  const folder = await makeRemoteBuild({ routes: `[${pageRoute('jobs', 'Open jobs')}]` })
  await goLive(dataFolder, 'board', await publishUngated(dataFolder, { remote: 'board', folder }))
  const next = {
    ...data,
    prefixes: { ...data.prefixes, jobs: 'board' },
    header: [{ label: 'Jobs', to: '/jobs' }, ...data.header],
    labels: { ...data.labels, '/jobs': 'Jobs with us' },
  }
  await goLive(dataFolder, 'site', await publishSite(dataFolder, next))
  await expect.poll(async () => (await fetch(`${url}/jobs`)).status).toBe(200)

  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${url}/jobs`)
  await hydrated(page)
  await expect(heading).toHaveText('Open jobs')
  await expect(page.locator('[data-remote="board"]')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Jobs with us')
  await page.goto(`${url}/about`)
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
  await expect(heading).toHaveText('Open jobs')
  await page.goto(`${url}/glossary`)
  await hydrated(page)
  await expect(page.locator('[data-remote="resources"]')).toBeVisible()
  expect(complaints).toEqual([])
})

test('site data is seen by one visitor before it is by all, with its notice', async ({
  ownSite: { url, dataFolder },
  page,
  complaints,
}) => {
  const notice = {
    text: 'We are closed until Monday.',
    link: { label: 'Write to us', to: '/contact' },
    from: '2020-01-01T00:00:00Z',
    until: '2100-01-01T00:00:00Z',
  }
  const release = await publishSite(dataFolder, { ...data, notice })
  const { code, stdout, stderr } = await runDelivery(dataFolder, ['preview', 'site', release])
  expect(code, stderr).toBe(0)
  const link = new URL(/http\S+/.exec(stdout)?.[0] ?? '')
  await page.goto(url + link.pathname + link.search)
  await hydrated(page)
  const bar = page.getByRole('complementary', { name: 'Notice' })
  await expect(bar).toContainText('We are closed until Monday.')
  await bar.getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL(`${url}/contact`)
  await expect(bar).toBeVisible()
  expect(await htmlOf(url)).not.toContain('We are closed')
  await page.getByRole('button', { name: 'Leave preview' }).click()
  await expect(bar).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a page becomes alive when its navigation does not come to the browser', async ({
  ownSite: { url, dataFolder },
  page,
}) => {
  const prefixes = { jobs: 'board', ...data.prefixes }
  await goLive(dataFolder, 'site', await publishSite(dataFolder, { ...called('New'), prefixes }))
  await expect.poll(() => htmlOf(`${url}/services`)).toContain('as="fetch"')
  await page.route('**/assets/site/*', (route) => route.abort())
  await page.goto(`${url}/services`)
  await hydrated(page)
  await expect(page.locator('[data-remote="catalogue"]')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.locator('[data-remote="leads"]').first()).toBeVisible()
})
