import type { Page } from '@playwright/test'

/** CSS pixels, of WCAG 2.5.8. */
const least = 24

/**
 * Links, buttons and fields in sight that a finger would miss, as `name: width × height`. Links within a sentence are as
 * high as its lines, and a field that is drawn by its label is as large as that.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]',
    )
    return [...targets].filter(isMet).flatMap((target) => {
      const { width, height } = areaOf(target)
      if (Math.min(width, height) >= least - 0.5) return []
      const name = target.ariaLabel || target.textContent?.trim() || target.getAttribute('name')
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
    })

    function isMet(target: HTMLElement) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      if (target.closest('[inert], [aria-hidden="true"], .skip-link')) return false
      if (getComputedStyle(target).clipPath === 'inset(50%)') return false
      return !(target.matches('a') && isInSentence(target))
    }

    function isInSentence(link: HTMLElement) {
      if (getComputedStyle(link).display !== 'inline') return false
      const around = link.closest('p, li, dd, td, figcaption, blockquote')
      const words = (around?.textContent ?? '').replace(link.textContent ?? '', '')
      return /\p{L}{2,}/u.test(words)
    }

    /** A label is pressed instead of its field. */
    function areaOf(target: HTMLElement) {
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : null
      const own = target.getBoundingClientRect()
      const other = label?.getBoundingClientRect()
      return other && other.height > own.height ? other : own
    }
  }, least)
}
