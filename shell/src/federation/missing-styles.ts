/**
 * Takes stylesheets that did not load out of the document. Call it before any page's code is asked for: Vite's loader then
 * asks for the missing ones itself, and the page that lacks its looks counts as one that did not come.
 */
export function removeMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (isEmpty(link)) link.remove()
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  }
  document.addEventListener('error', onError, { capture: true })
}

/** A stylesheet that did not load leaves an empty one behind; ours have rules. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0
  } catch {
    return true
  }
}
