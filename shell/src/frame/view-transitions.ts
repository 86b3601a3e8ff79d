import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Subscriber = Parameters<Router['subscribe']>[0]
type Change = Parameters<Subscriber>

/** A page that never comes to fade in holds up no other, in milliseconds. */
const patienceMs = 2_000

/** The router forgets what a fetcher brought once it has told of it. */
function later(missed: Change | undefined, [state, change]: Change): Change {
  const [before, changeBefore] = missed ?? []
  const brought = [...(before?.fetchers ?? [])].filter(([, fetcher]) => fetcher.data !== undefined)
  const fetchers = new Map([...brought, ...state.fetchers])
  const deletedFetchers = [...(changeBefore?.deletedFetchers ?? []), ...change.deletedFetchers]
  const newErrors = change.newErrors ?? changeBefore?.newErrors ?? null
  return [
    { ...state, fetchers },
    { ...change, deletedFetchers, newErrors },
  ]
}

/**
 * The router as its provider is to see it. The provider loses a page that comes while the one before fades in: two times Back in a
 * moment left a page under the address of another. What comes meanwhile ends the fading, and is shown as soon as that is over.
 */
export function fadeInTurn(router: Router): Router {
  if (!('startViewTransition' in document)) return router
  let show: Subscriber = () => undefined
  let isFading = false
  let transition: ViewTransition | undefined
  /** What came last meanwhile: the router says everything each time, but what fetchers brought only once. */
  let missed: Change | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const showMissed = () => {
    clearTimeout(patience)
    isFading = false
    transition = undefined
    if (!missed) return
    const [state, change] = missed
    missed = undefined
    show(state, { ...change, viewTransitionOpts: undefined })
  }

  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...options) => {
    const begun = start(...options)
    // Not the provider's: a page may have some of its own.
    if (!isFading || transition) return begun
    transition = begun
    // A visitor who moves on before a page has faded in is no error.
    transition.ready.catch(() => undefined)
    // The provider, which waits for the same, is to be done first.
    const end = () => setTimeout(() => transition === begun && showMissed())
    transition.finished.then(end, end)
    if (missed) transition.skipTransition()
    return transition
  }

  const subscribe = (subscriber: Subscriber) => {
    show = subscriber
    return router.subscribe((state, change) => {
      if (isFading) {
        missed = later(missed, [state, change])
        transition?.skipTransition()
        return
      }
      isFading = change.viewTransitionOpts !== undefined
      if (isFading) patience = setTimeout(showMissed, patienceMs)
      subscriber(state, change)
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as Router
}
