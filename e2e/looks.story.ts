import { expect, hydrated, test } from './fixtures.ts'
import { templates } from './templates.ts'

/** Window widths, and how much smaller each picture is: enough to see what moved, little to keep. */
const windows = [
  { width: 320, scale: 0.375 },
  { width: 768, scale: 0.25 },
  { width: 1280, scale: 0.2 },
  { width: 1920, scale: 0.15 },
] as const

for (const { width, scale } of windows)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale, colorScheme })
      for (const [name, path] of Object.entries(templates))
        test(`${name} looks as it did`, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.goto(path)
          await hydrated(page)
          await expect(page).toHaveScreenshot([`${width}-${colorScheme}`, fileName(name)], {
            fullPage: true,
            scale: 'device',
            // Today's date stands on some pages.
            mask: [page.locator('time')],
            maxDiffPixelRatio: 0.01,
          })
        })
    })

function fileName(template: string): string {
  return `${template.replaceAll(' ', '-')}.png`
}
