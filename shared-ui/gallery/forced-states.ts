const focusable = ':is(a, button, input, textarea, summary)'
const mirrored = new WeakSet<CSSStyleSheet>()

/**
 * Gives every rule for `:hover` and `:focus-visible` a twin that answers to `data-force` on an ancestor, so that the
 * gallery shows those looks from the components' own styles. Again after a stylesheet changed.
 */
export function mirrorStates(): void {
  for (const sheet of document.styleSheets) {
    if (mirrored.has(sheet)) continue
    mirrored.add(sheet)
    mirrorRules(sheet)
  }
}

function mirrorRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  // Backwards: a twin goes right behind its rule, in the same layer and media query.
  for (let index = parent.cssRules.length - 1; index >= 0; index--) {
    const rule = parent.cssRules[index]
    if (rule instanceof CSSGroupingRule) mirrorRules(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const selector = forcedSelector(rule.selectorText)
    if (selector) parent.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1)
  }
}

/** `.card:hover .link` → `[data-force="hover"] .card .link`; empty for a rule about neither state. */
export function forcedSelector(selectors: string): string {
  return selectors
    .split(/,(?![^(]*\))/)
    .map((selector) => selector.trim())
    .flatMap((selector) => {
      if (selector.includes(':hover'))
        return `[data-force="hover"] ${selector.replaceAll(':hover', '')}`
      if (selector.includes(':focus-visible'))
        return `[data-force="focus"] ${selector.replaceAll(':focus-visible', focusable)}`
      return []
    })
    .join(', ')
}
