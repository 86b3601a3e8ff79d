import { findings, look, type View } from './axe.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { templates } from './templates.ts'

test.describe.configure({ timeout: 180_000 })

const views: View[] = [
  { width: 1280, mode: 'light' },
  { width: 768, mode: 'light' },
  { width: 320, mode: 'light' },
  { width: 320, mode: 'dark' },
  { width: 1280, mode: 'dark' },
  { width: 1280, mode: 'forced colours' },
]

for (const [name, path] of Object.entries(templates)) {
  test(`${name} (${path}) has no accessibility finding in any view`, async ({ page }) => {
    await look(page, { width: 1280, mode: 'light' })
    await page.goto(path)
    await hydrated(page)
    expect(await findings(page, 'plain', views)).toEqual([])
  })
}
