import type { Page } from '@playwright/test'

/** Sixty letters without a place to break: a term of law in German, or a name that a team gave its system. */
const longWord = 'Rechtsschutzversicherungsgesellschaftenkonsolidierungsverfahren'

/**
 * Puts a long word in the place of each first word in the page's main part; resolves to the texts that then stick out of
 * the page or of the box that is drawn around them.
 */
export function longWordLosses(page: Page): Promise<string[]> {
  return page.evaluate((longWord) => {
    const unread = 'svg, script, style, table, option, [aria-hidden="true"]'
    const texts: { node: Node; text: string }[] = []
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (!nodeValue?.trim() || !parentElement || !isRead(parentElement)) continue
      texts.push({ node: walker.currentNode, text: nodeValue.trim().slice(0, 40) })
    }
    for (const { node } of texts)
      node.nodeValue = node.nodeValue?.replace(/\p{L}{3,}/u, longWord) ?? ''
    return [...new Set(texts.flatMap(({ node, text }) => losses(node, text)))]

    function isRead(element: Element) {
      const { clipPath, whiteSpaceCollapse, textWrapMode } = getComputedStyle(element)
      if (clipPath === 'inset(50%)' || whiteSpaceCollapse === 'preserve') return false
      if (textWrapMode === 'nowrap' || element.closest(unread)) return false
      return element.checkVisibility({ visibilityProperty: true })
    }

    function losses(node: Node, text: string): string[] {
      const range = document.createRange()
      range.selectNodeContents(node)
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right))
      if (right > document.documentElement.clientWidth + 1) return [`leaves the page: ${text}`]
      const box = boxAround(node.parentElement)
      return box && right > box.getBoundingClientRect().right + 1 ? [`leaves its box: ${text}`] : []
    }

    function boxAround(from: Element | null) {
      for (let at = from; at && at.localName !== 'main'; at = at.parentElement)
        if (parseFloat(getComputedStyle(at).borderInlineEndWidth) > 0) return at
      return null
    }
  }, longWord)
}

/** Words that stand on two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken = new Set<string>()
    const range = document.createRange()
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (getComputedStyle(parentElement).clipPath === 'inset(50%)') continue
      for (const { 0: word, index } of (nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(walker.currentNode, index)
        range.setEnd(walker.currentNode, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.add(word)
      }
    }
    return [...broken]
  })
}
