import { startFaultShell } from '../site/faults/shell.ts'
import { expect, test } from '../site/fixtures.ts'
import { changedBuild } from '../site/remote-builds.ts'

test('a term that only its remote knows has a page, a breadcrumb, and is found', async ({
  page,
}) => {
  const shell = await startFaultShell()
  try {
    const folder = await changedBuild('resources', 'Scorecard', '"Zulu Scorecard"')
    await shell.promote('resources', await shell.publish('resources', folder))
    await page.goto(`${shell.url}/glossary/zulu-scorecard`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zulu Scorecard')
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Zulu Scorecard'),
    ).toHaveAttribute('aria-current', 'page')

    const textOf = async (path: string) => (await fetch(shell.url + path)).text()
    expect(await textOf('/search-index.json')).toContain('"title":"Zulu Scorecard"')
    // What the sitemap is written from.
    expect(await textOf('/public-pages.json')).toContain('"path":"/glossary/zulu-scorecard"')
    expect(await textOf('/public-pages.json')).not.toContain('"path":"/glossary/scorecard"')
  } finally {
    await shell.stop()
  }
})
