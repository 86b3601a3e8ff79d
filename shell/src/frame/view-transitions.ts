import { useEffect } from 'react'

/**
 * A visitor who moves on before a page has faded in is no error: marks the skipped transition's promise as handled,
 * which the router leaves to the page.
 */
export function useQuietViewTransitions(): void {
  useEffect(() => {
    if (!('startViewTransition' in document)) return
    const start = document.startViewTransition
    document.startViewTransition = (...options) => {
      const transition = start.apply(document, options)
      transition.ready.catch(() => {})
      return transition
    }
    return () => {
      document.startViewTransition = start
    }
  }, [])
}
