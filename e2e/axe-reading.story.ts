import { look, settled, sidewaysFindings } from './axe.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { walkByTab } from './focus-trail.ts'
import { doubleText, spaceText, textLosses } from './reading.ts'
import { templates } from './templates.ts'

test.describe.configure({ timeout: 180_000 })

/** What visitors operate and read differs here; the others are made of the same parts. */
const walked = [
  'home',
  'technical interviews',
  'industry',
  'technology',
  'glossary',
  'article',
  'contact',
  'questionnaire',
  'case studies',
  'no such page',
] as const

/** Wide, the header has its menus, the same on every page; what a page has of its own is met at 320 px. */
const walkedWide: readonly string[] = ['home', 'contact', 'case studies']

for (const name of walked) {
  const path = templates[name]
  for (const width of walkedWide.includes(name) ? [1280, 320] : [320]) {
    test(`${name} (${path}) by Tab at ${width} px: every stop is in sight and marked`, async ({
      page,
    }) => {
      await look(page, { width, mode: 'light' })
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      await hydrated(page)
      const { stops, problems } = await walkByTab(page)
      expect(problems).toEqual([])
      expect(new URL(page.url()).pathname, 'focus alone leads nowhere').toBe(path)
      expect(stops).toBeGreaterThan(10)
    })
  }

  test(`${name} (${path}) keeps every word in wide spacing and at twice the size`, async ({
    page,
  }) => {
    await look(page, { width: 1280, mode: 'light' })
    const lossesAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      const found = [...(await textLosses(page)), ...(await sidewaysFindings(page))]
      return found.map((loss) => `${width} px: ${loss}`)
    }
    await page.goto(path)
    await hydrated(page)
    await spaceText(page)
    const losses = [...(await lossesAt(1280)), ...(await lossesAt(320))]
    expect(losses, 'in wide spacing').toEqual([])

    await doubleText(page)
    await page.goto(path)
    await hydrated(page)
    expect([...(await lossesAt(1280)), ...(await lossesAt(640))], 'twice as large').toEqual([])
  })
}
