import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Asks again, with the next navigation, for stylesheets that did not load: a retry that brings back a page must bring
 * back its looks. Vite's own loader asks for each stylesheet once.
 */
export function restoreStyles(router: Router): void {
  const failed = new Map<string, HTMLLinkElement>()
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
