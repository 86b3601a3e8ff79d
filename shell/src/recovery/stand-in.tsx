import type { ComponentType } from 'react'
import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import { readCrumbs } from 'shared-ui/contract'
import { PageError } from '../page-error.tsx'

type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>
type Loader = Extract<PageModule['loader'], (...args: never[]) => unknown>

const standIns = new WeakMap<object, () => void>()

/** True of a page module whose code did not come. For those who show one without running its loader. */
export function takeStandIn(module: object): boolean {
  standIns.get(module)?.()
  return standIns.has(module)
}

/**
 * A page module in place of one that did not come. The router keeps what `lazy` answers for ever, a failure too; this
 * one asks again with every later visit and then is the page.
 *
 * @param bring asks for the page's code once more
 */
export function standIn(reason: unknown, bring: () => Promise<PageModule>): PageModule {
  let page: PageModule | undefined
  let failure = reason
  // The visit that it stands in for has just asked.
  let isAsked = true
  const get = async () => {
    const wasAsked = isAsked
    isAsked = false
    if (wasAsked) throw failure
    try {
      return (page ??= await bring())
    } catch (error) {
      failure = error
      throw error
    }
  }
  const run = (part: 'loader' | 'action') => async (args: Parameters<Loader>[0]) => {
    const work = (await get())[part]
    return typeof work === 'function' ? ((await work(args)) as unknown) : null
  }

  const module = {
    loader: run('loader'),
    action: run('action'),
    handle: { crumbs: (data: unknown) => readCrumbs(page?.handle, data) },
    Component() {
      if (!page?.Component) throw failure
      const Page = page.Component as ComponentType
      return <Page />
    },
    ErrorBoundary() {
      const Problem = (page?.ErrorBoundary ?? PageError) as ComponentType
      return <Problem />
    },
  }
  standIns.set(module, () => void (isAsked = false))
  return module as PageModule
}
