import { attacks } from '../site/attacks.ts'
import { visitUntil } from '../site/attacked-visitor.ts'
import { expect, hydrated, test } from '../site/fixtures.ts'

/** Enough for each kind of page, and a form at the begin and the end. */
const enough = 23

for (const [name, attack] of Object.entries(attacks))
  test(`pages and forms answer meanwhile: ${name}`, async ({ page, startShell }) => {
    const site = new URL(await startShell())
    let isOver = false
    const attacker = attack(site, () => isOver)
    try {
      const visit = await visitUntil(site, (asked) => asked >= enough)
      expect(visit.failures).toEqual([])
      await page.goto(`${site.origin}/industries/healthcare`)
      await hydrated(page)
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    } finally {
      isOver = true
      await attacker
    }
  })
