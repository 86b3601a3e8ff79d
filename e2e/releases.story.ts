import { cp, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openReleaseStore, promote } from 'delivery'
import { expect, hydrated, publishBuild, readRegistry, test } from './fixtures.ts'
import { siteUnderTest } from './site-under-test.ts'

/** A copy of a remote's build in which one text reads differently. */
async function changedBuild(remote: string, before: string, after: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-build-'))
  await cp(resolve(import.meta.dirname, `../mf-${remote}/dist`), folder, { recursive: true })
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.js')) continue
    const code = await readFile(join(folder, file), 'utf8')
    if (code.includes(before)) await writeFile(join(folder, file), code.replaceAll(before, after))
  }
  return folder
}

test('a published release goes live without rebuilding or restarting the shell', async ({
  page,
}) => {
  const store = openReleaseStore(join(siteUnderTest.dataFolder, 'releases'))
  const before = (await readRegistry(siteUnderTest.dataFolder)).remotes['resources']?.stable ?? ''
  const heading = page.getByRole('heading', { level: 1 })

  const tab = await page.context().newPage()
  await tab.goto('/technologies/react')
  await hydrated(tab)

  const build = await changedBuild(
    'resources',
    'Technical Recruiting Glossary',
    'Glossary, second edition',
  )
  const release = await publishBuild('resources', build)
  expect(release).not.toBe(before)
  await store.changeRegistry((registry) => promote(registry, 'resources', release))
  try {
    await expect(async () => {
      await page.goto('/glossary')
      await expect(heading).toHaveText('Glossary, second edition', { timeout: 500 })
    }).toPass()
    await hydrated(page)
    await expect(page.locator('[data-remote="resources"]')).toHaveAttribute('data-release', release)

    // A tab from before keeps the set of releases that it was rendered with.
    await tab.getByRole('banner').getByRole('button', { name: 'Resources' }).click()
    await tab.getByRole('banner').getByRole('link', { name: 'Glossary' }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Technical Recruiting Glossary')
  } finally {
    await store.changeRegistry((registry) => promote(registry, 'resources', before))
  }
  await expect(async () => {
    await page.goto('/glossary')
    await expect(heading).toHaveText('Technical Recruiting Glossary', { timeout: 500 })
  }).toPass()
})

test('a byte changed on its way to the browser is refused', async ({ page }) => {
  await page.route(/\/remotes\/resources\/.*glossary-page.*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};window.isTampered = true` })
  })
  await page.goto('/glossary')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'isTampered' in window)).toBe(false)
  await expect(page.getByRole('banner')).toBeVisible()
})
