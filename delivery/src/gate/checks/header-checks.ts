import type { Page } from 'playwright-core'
import type { GateInput } from '../gate-input.ts'
import { inBrowser } from '../browser/in-browser.ts'
import { visitPage } from '../browser/page-visit.ts'
import type { TrialFolder } from '../trial/trial-folder.ts'
import type { TrialSite } from '../trial/trial-site.ts'

/** Widths with the least room: for the header as one line with its labels, and for the page with a menu in their place. */
const widths = [1024, 768]
const height = 900

/** What is wrong with the pages that have all of the site data on them: the header's labels, and complaints of the browser. */
export async function headerReasons(
  input: Pick<GateInput, 'browser' | 'backend' | 'candidate'>,
  trial: TrialFolder,
  { url }: TrialSite,
): Promise<string[]> {
  return inBrowser(input, trial, async (context) => {
    const page = await context.newPage()
    await page.setViewportSize({ width: widths[0] ?? 0, height })
    const sample = { address: '/', isOwn: false }
    const { faults } = await visitPage(page, { ...input, siteUrl: url, sample })
    const reasons = faults.map((fault) => `\`/\` ${fault}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      reasons.push(...(await labelReasons(page, width)))
    }
    return reasons
  })
}

/** Labels of the header that stand outside the page, on two lines, or on each other. */
async function labelReasons(page: Page, width: number): Promise<string[]> {
  const found = await page.evaluate(() => {
    const main = document.querySelector('nav[aria-label="Main"]')
    const labels = [...(main?.closest('header')?.querySelectorAll('a, button') ?? [])]
    const visible = labels.filter((label) => label.checkVisibility({ visibilityProperty: true }))
    const boxes = visible
      .filter((label) => !label.parentElement?.closest('[hidden], ul ul, dialog'))
      .map((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        const lines = [...range.getClientRects()].filter((rect) => rect.width > 1)
        const { left, right, top, bottom } = label.getBoundingClientRect()
        const text = label.textContent.trim() || (label.getAttribute('aria-label') ?? '')
        const isWrapped = lines.some((line) => line.top >= (lines[0]?.bottom ?? 0))
        return { text, left, right, top, bottom, isWrapped }
      })
    return { boxes, pageWidth: document.documentElement.scrollWidth }
  })
  const { boxes, pageWidth } = found
  const where = `at ${width} px`
  const reasons = boxes.flatMap(({ text, left, right, isWrapped }, index) => {
    if (left < 0 || right > width) return `'${text}' in the header stands outside the page ${where}`
    if (isWrapped) return `'${text}' in the header does not fit on one line ${where}`
    const next = boxes.find(
      (other, at) =>
        at > index &&
        other.left < right - 1 &&
        other.right > left + 1 &&
        other.top < (boxes[index]?.bottom ?? 0) - 1 &&
        other.bottom > (boxes[index]?.top ?? 0) + 1,
    )
    return next ? `'${text}' in the header stands on '${next.text}' ${where}` : []
  })
  if (reasons.length === 0 && pageWidth > width)
    reasons.push(`The page is ${pageWidth} px wide ${where}`)
  return reasons.map((reason) => `${reason}: shorten labels, or put entries together in a menu.`)
}
