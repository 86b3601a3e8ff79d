import type { Page } from '@playwright/test'

/** More stops than any page has. */
const limit = 500

/**
 * Goes through the whole page with Tab, from its top to its end. Resolves to the number of stops, and to those where
 * the visitor would not see where they are: hidden by something, out of sight, or without a mark.
 */
export async function walkByTab(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = []
  await page.evaluate(startAtTop)
  const seen = await page.evaluateHandle(() => new Set<Element>())
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press('Tab')
    const answer = await seen.evaluate(examineFocus)
    if (answer === 'the end') return { stops, problems }
    if (answer) problems.push(answer)
  }
  throw new Error(`Tab has not come to the end after ${limit} stops`)
}

/** What has focus is what Tab goes on from, even when it is gone. */
function startAtTop() {
  const top = document.createElement('button')
  document.body.prepend(top)
  top.focus()
  top.remove()
}

/** What is wrong with the focused element's place, once it is painted; 'the end' when it was seen before. */
async function examineFocus(seen: Set<Element>): Promise<string | null> {
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  await painted()
  const element = document.activeElement
  if (!element || element === document.body || seen.has(element)) return 'the end'
  seen.add(element)
  const examine = () => (isMarked(element) ? hiddenBy(element) : 'no mark')
  let problem = examine()
  // A busy browser may take some frames until what has focus looks so.
  for (let frames = 0; problem && frames < 30; frames++) {
    await painted()
    problem = examine()
  }
  return problem && `${problem}: ${element.outerHTML.slice(0, 120)}`

  function isMarked(element: Element): boolean {
    // A card is marked around all of it when its one link has focus, a choice around its label.
    return [element, element.closest('article, label')].some((marked) => {
      if (!marked) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(marked)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
  }

  function hiddenBy(element: Element): string | null {
    const [line] = element.getClientRects()
    if (!line) return 'no place'
    const within = (from: number, to: number, size: number) =>
      (Math.max(from, 0) + Math.min(to, size)) / 2
    const x = within(line.left, line.right, window.innerWidth)
    const y = within(line.top, line.bottom, window.innerHeight)
    if (x < line.left || x > line.right || y < line.top || y > line.bottom) return 'out of sight'
    const top = document.elementFromPoint(x, y)
    return top && (element.contains(top) || top.contains(element)) ? null : 'hidden'
  }
}
