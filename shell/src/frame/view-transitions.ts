import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Subscriber = Parameters<Router['subscribe']>[0]
type Change = Parameters<Subscriber>

/**
 * The router as its provider is to see it. The provider loses a page that comes while the one before fades in: two times Back in a
 * moment left a page under the address of another. What comes meanwhile ends the fading, and is shown as soon as that is over.
 */
export function fadeInTurn(router: Router): Router {
  if (!('startViewTransition' in document)) return router
  let show: Subscriber = () => undefined
  let isFading = false
  let transition: ViewTransition | undefined
  /** What came last meanwhile: the router says everything each time. */
  let missed: Change | undefined

  const showMissed = () => {
    isFading = false
    transition = undefined
    if (!missed) return
    const [state, change] = missed
    missed = undefined
    show(state, { ...change, viewTransitionOpts: undefined })
  }

  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...options) => {
    transition = start(...options)
    // A visitor who moves on before a page has faded in is no error.
    transition.ready.catch(() => undefined)
    // The provider, which waits for the same, is to be done first.
    const end = () => setTimeout(showMissed)
    transition.finished.then(end, end)
    if (missed) transition.skipTransition()
    return transition
  }

  const subscribe = (subscriber: Subscriber) => {
    show = subscriber
    return router.subscribe((state, change) => {
      if (isFading) {
        missed = [state, change]
        transition?.skipTransition()
        return
      }
      isFading = change.viewTransitionOpts !== undefined
      subscriber(state, change)
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as Router
}
