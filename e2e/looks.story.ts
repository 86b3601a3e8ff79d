import { expect, hydrated, test } from './fixtures.ts'
import { templates } from './templates.ts'

const widths = [320, 768, 1280, 1920]
const colorSchemes = ['light', 'dark'] as const

// A seventh of the size: enough to see what moved, little to keep.
test.use({ deviceScaleFactor: 0.15 })

for (const [name, path] of Object.entries(templates))
  test(`${name} looks as it did`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator(`[data-mantine-color-scheme="${colorScheme}"]`)).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const fileName = `${name.replaceAll(' ', '-')}.png`
        await expect.soft(page).toHaveScreenshot([`${width}-${colorScheme}`, fileName], {
          fullPage: true,
          scale: 'device',
          // Today's date stands on some pages.
          mask: [page.locator('time')],
          maxDiffPixelRatio: 0.01,
        })
      }
    }
  })
