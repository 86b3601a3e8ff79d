/**
 * Calls back when a visitor gets to a form: points at it, focuses it, or comes near it. One that is near from the
 * start waits to be touched, so that a page's first view is not made heavier.
 *
 * @param isBegun the visitor was there before: it calls back at once
 * @returns what stops it
 */
export function whenReached(
  form: HTMLFormElement,
  isBegun: boolean,
  act: () => unknown,
): () => void {
  const stop = new AbortController()
  form.addEventListener('pointerenter', act, stop)
  form.addEventListener('focusin', act, stop)
  if (isBegun || form.contains(document.activeElement)) act()

  let isFirst = true
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting && !isFirst) act()
      isFirst = false
    },
    // A screen away.
    { rootMargin: '100% 0px' },
  )
  observer.observe(form)
  stop.signal.addEventListener('abort', () => observer.disconnect())
  return () => stop.abort()
}
