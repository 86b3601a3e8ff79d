import { expect, test } from '../site/fixtures.ts'
import { startFaultShell } from '../site/faults/shell.ts'
import { changedBuild } from '../site/remote-builds.ts'

test('a term that only its remote knows has a page, a breadcrumb, and is found', async ({
  read,
  paper,
}) => {
  const shell = await startFaultShell()
  try {
    const folder = await changedBuild('resources', 'Scorecard', '"Zulu Scorecard"')
    await shell.promote('resources', await shell.publish('resources', folder))
    await read(`${shell.url}/glossary/zulu-scorecard`)
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Zulu Scorecard')
    await expect(
      paper.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Zulu Scorecard'),
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
