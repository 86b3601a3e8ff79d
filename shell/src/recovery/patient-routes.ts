import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import type { Brought, SecondChance } from '../remotes.ts'
import { standIn } from './stand-in.tsx'

type Lazy = LazyRouteFunction<RouteObject>

/** Routes whose pages, when their code does not come, ask for it again at the next visit. */
export function patientRoutes(
  { from, part }: Brought,
  { bringAgain, attempt }: SecondChance,
): RouteObject[] {
  const bringPage = async (at: number[]) => {
    const again = await bringAgain()
    return attempt(again.from, lazyAt(again.part, at))
  }
  const patient = (route: RouteObject, at: number[]): RouteObject => {
    const { lazy, children } = route
    if (children)
      return { ...route, children: children.map((child, i) => patient(child, [...at, i])) }
    if (typeof lazy !== 'function') return route
    const lookAgain = () => bringPage(at)
    return {
      ...route,
      lazy: () => attempt(from, lazy).catch((error: unknown) => standIn(error, lookAgain)),
    }
  }
  return part.map((route, i) => patient(route, [i]))
}

/** The page at the same place of the same remote's routes. */
function lazyAt(routes: RouteObject[], [first = 0, ...rest]: number[]): Lazy {
  const route = routes[first]
  if (rest.length > 0) return lazyAt(route?.children ?? [], rest)
  if (typeof route?.lazy !== 'function') throw new Error('The page is not there')
  return route.lazy
}
