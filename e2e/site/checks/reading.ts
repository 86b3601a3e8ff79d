import type { Page } from '@playwright/test'

/** The distances of WCAG 1.4.12. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Sets the open page's text as wide as WCAG 1.4.12 lets a reader ask for; resolves to what takes that back. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, wideSpacing)
  return () => page.evaluate(() => void (document.adoptedStyleSheets = []))
}

/** Makes text twice as large as usual by the browser's own setting. */
export async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
}

/** Which visible texts leave the page, are cut off by a box around them, or lie over each other. */
export function textLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const losses: string[] = []
    const lines = visibleTexts().flatMap(({ element, text, rects }) => {
      for (const rect of rects) {
        if (rect.left < -1 || rect.right > width + 1) losses.push(`leaves the page: ${text}`)
        if (cutter(element, rect)) losses.push(`is cut off: ${text}`)
      }
      return rects.map((rect) => ({ element, text, rect }))
    })
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1))
        if (one.element !== other.element && overlap(one.rect, other.rect))
          losses.push(`lie over each other: ${one.text} and ${other.text}`)
    return [...new Set(losses)]

    function visibleTexts() {
      const found: { element: Element; text: string; rects: DOMRect[] }[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        const text = walker.currentNode.nodeValue?.trim().slice(0, 40)
        if (!text || !element || !isRead(element)) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        const rects = [...range.getClientRects()].filter((rect) => rect.width > 1)
        found.push({ element, text, rects })
      }
      return found
    }

    /** Teasers whose whole text stands on another page, and tables that scroll by themselves, may be cut. */
    function mayBeCut(element: Element) {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, webkitLineClamp } = getComputedStyle(at)
        if (webkitLineClamp !== 'none') return true
        if (
          (overflowX === 'auto' || overflowX === 'scroll') &&
          at.contains(element.closest('td, th, pre'))
        )
          return true
      }
      return false
    }

    function isRead(element: Element) {
      if (mayBeCut(element)) return false
      if (element.closest('svg, .skip-link, [aria-hidden="true"]')) return false
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return false
      return true
    }

    function cutter(element: Element, rect: DOMRect) {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (hides(overflowX) && (rect.left < box.left - 2 || rect.right > box.right + 2)) return at
        if (hides(overflowY) && (rect.top < box.top - 4 || rect.bottom > box.bottom + 4)) return at
      }
      return null
    }

    function overlap(a: DOMRect, b: DOMRect) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 2 && down > 0.4 * Math.min(a.height, b.height)
    }
  })
}
