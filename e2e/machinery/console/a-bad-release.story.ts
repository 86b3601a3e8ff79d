import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type Locator } from '@playwright/test'
import { inspect, onceCounted, signIn, teamOf, withAccount } from './console-of-a-team.ts'

/** Where `docs/a-bad-release.md` has its pictures, for whoever asks for new ones. */
const pictures =
  process.env['UPDATE_PICTURES'] && resolve(import.meta.dirname, '../../../docs/pictures')

const terms = [
  ...['bar-raiser', 'boolean-search', 'candidate-experience', 'contingency-search', 'direct-hire'],
  ...['guarantee-period', 'live-coding-interview', 'passive-candidate', 'quality-of-hire'],
  ...['retained-search', 'scorecard', 'staff-augmentation', 'time-to-fill', 'time-to-hire'],
]

async function show(page: Page, name: string): Promise<void> {
  if (!pictures) return
  const devTools = await page.context().newCDPSession(page)
  const { cssContentSize: size } = await devTools.send('Page.getLayoutMetrics')
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 85,
    captureBeyondViewport: true,
    clip: { ...size, scale: 1 },
  })
  await writeFile(join(pictures, `bad-release-${name}.webp`), data, 'base64')
}

withAccount(
  'a team lives through a bad release: tried, seen, withdrawn by itself, found, mended and given to everybody',
  async ({ page, ownSite: { url, dataFolder }, signedOut, complaints }) => {
    const team = await teamOf(dataFolder)
    const visit = async (bucket: number, term = 'calibration') => {
      const headers = { cookie: `canary-bucket=${bucket}` }
      return (await fetch(`${url}/glossary/${term}`, { headers })).text()
    }
    /** Visitors of both kinds come until a page says what is waited for. */
    const visitUntil = (locator: Locator, terms: readonly string[]) => {
      let round = 0
      return expect
        .poll(
          async () => {
            const term = terms[round++ % terms.length]
            await Promise.all([1, 50, 70, 90].map((bucket) => visit(bucket, term)))
            return locator.isVisible()
          },
          { timeout: 300_000, intervals: [500] },
        )
        .toBe(true)
    }
    // Good at the gate and for its first visitors; bad when many pages are made within a short while.
    const isBad = `(globalThis.made??=[]).push(Date.now())&&made.filter(at=>at>Date.now()-20000).length>4`
    const bad = await team.publish(`(${isBad}?null.title:"Put it to use")`, 'Put it into practice')
    const found: string[] = []

    await withAccount.step('published, it is tried on a tenth', async () => {
      await signIn(page, signedOut)
      await page.getByRole('link', { name: bad }).click()
      found.push(...(await inspect(page, 'published')))
      await page.getByRole('link', { name: 'Try a release …' }).click()
      await page.getByLabel('Visitors in a hundred').fill('10')
      await page.getByRole('button', { name: 'Try a release' }).click()
      await expect(page.getByText(/^Done: change \d+, canary/)).toBeVisible()
      await expect.poll(() => visit(1)).toContain('>Put it to use<')
    })

    await withAccount.step('its curve is there after a minute', async () => {
      const curve = page.getByRole('img', { name: /^Share of page views so far that failed/ })
      await visitUntil(curve, ['calibration'])
      await page.reload()
      await show(page, 'tried')
      found.push(...(await inspect(page, 'curve')))
    })

    await withAccount.step('it turns bad, and is withdrawn by itself', async () => {
      await page.goto(signedOut.url)
      const told = page
        .getByRole('listitem')
        .filter({ hasText: `its canary ${bad} was taken back` })
      await visitUntil(told, terms)
      await expect(told).toContainText(/\d+ of \d+ views failed/)
      await expect.poll(() => visit(1)).not.toContain('>Put it to use<')
      await show(page, 'withdrawn')
    })

    await withAccount.step('the figures have it', async () => {
      await page.getByRole('link', { name: 'Field' }).click()
      await page.getByRole('combobox', { name: /^Remote/ }).selectOption('resources')
      await page.getByRole('button', { name: 'Show' }).click()
      const row = page.getByRole('row', { name: `resources ${bad}` })
      await onceCounted(page, async () => {
        await expect(row).toContainText('none any more', { timeout: 2_000 })
        const cells = row.getByRole('cell')
        await expect(cells.nth(3)).toHaveText(/^[1-9]\d*$/, { timeout: 2_000 })
        await expect(cells.nth(4)).toHaveText(/[1-9].* %$/, { timeout: 2_000 })
      })
      await show(page, 'figures')
      found.push(...(await inspect(page, 'figures')))
    })

    await withAccount.step('mended, it is given to everybody', async () => {
      const mended = await team.publish('"Put it to good use"', 'Put it into practice')
      await page.goto(`${signedOut.url}/remotes/resources/${mended}`)
      await page.getByRole('link', { name: 'Give a release to everybody …' }).click()
      await show(page, 'asked')
      await page.getByRole('button', { name: 'Give a release to everybody' }).click()
      await expect(page.getByText(/^Done: change \d+, promote/)).toBeVisible()
      await expect.poll(() => visit(50)).toContain('>Put it to good use<')
    })
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  },
)
