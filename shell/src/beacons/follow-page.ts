import type { RouterState, createBrowserRouter } from 'react-router-dom'
import type { Reporter } from './reporter.ts'

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Reports errors that nothing caught. React reports its own here too, a document that did not hydrate among them. */
export function followErrors(reporter: Reporter): void {
  // Errors without a value are other origins' or the browser's remarks.
  window.addEventListener('error', ({ error }) => error && reporter.fail(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reporter.fail(reason))
}

/** Tells the reporter where page views begin, and reports the errors that routes show in place of a page. */
export function followRouter(router: Router, reporter: Reporter): void {
  let { key } = router.state.location
  // The server knows the errors that came with the document.
  let known = router.state.errors

  router.subscribe(({ location, navigation, errors }: RouterState) => {
    const next = navigation.location ?? location
    if (next.key !== key) reporter.enter(next.pathname)
    key = next.key
    if (navigation.state !== 'idle' || errors === known) return
    known = errors
    Object.values(errors ?? {}).forEach((error) => reporter.fail(error))
  })
}
