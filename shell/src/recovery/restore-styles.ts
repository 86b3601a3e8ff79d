import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/** Stylesheets that did not load, by address; they are taken out of the document. */
export type FailedStyles = Map<string, HTMLLinkElement>

/**
 * Collects stylesheets that failed, and those that fail from now on. Call it before any page's code is asked for:
 * Vite's loader then asks for the missing ones itself, and the page that lacks its looks counts as one that did not come.
 */
export function watchStyles(): FailedStyles {
  const failed: FailedStyles = new Map()
  const collect = (link: HTMLLinkElement) => {
    failed.set(link.href, link)
    link.remove()
  }

  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (isEmpty(link)) collect(link)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') collect(target)
    },
    { capture: true },
  )
  return failed
}

/**
 * Asks again, with the next navigation, for stylesheets that did not load: a retry that brings back a page must bring
 * back its looks. Vite's own loader asks for each stylesheet once.
 */
export function restoreStyles(router: Router, failed: FailedStyles): void {
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading') return
    for (const link of failed.values()) document.head.append(link.cloneNode())
    failed.clear()
  })
}

/** A stylesheet that did not load leaves an empty one behind; ours have rules. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0
  } catch {
    return true
  }
}
