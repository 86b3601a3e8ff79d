// @vitest-environment node
import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createRemotes } from '../../src/remotes.ts'
import { siteRoutes } from '../../src/router.tsx'
import { defaultSite as plan } from '../../src/site/site-plan.ts'
import { runLoaders } from './run-loaders.ts'

const part = { release: 'r1', entry: '' }
const lock = {
  id: 'lock',
  shell: 'shell',
  remotes: Object.fromEntries(plan.remoteNames.map((name) => [name, part])),
}
const routesOf = (remote: string): RouteObject[] =>
  plan.prefixesOf(remote).map((path) => ({ path, loader: () => path, element: null }))

async function loadRemotes(...names: string[]) {
  const load = (name: string) => Promise.resolve({ routes: routesOf(name) })
  const remotes = createRemotes(lock, (name) => load(name))
  for (const name of names) await remotes.loadRoutes(name)
  return remotes
}

const idsOf = ({ matches, loaderData }: StaticHandlerContext) => [
  matches.map(({ route }) => route.id),
  Object.keys(loaderData),
]

test.each([...plan.remoteNames, null])(
  'the routes of a page of %s have the numbers that they have in the browser',
  async (owner) => {
    const path = owner === null ? 'about' : (plan.prefixesOf(owner).at(-1) ?? '')
    const ask = () => new Request(`http://localhost/${path}`)
    const remotes = await loadRemotes(...plan.remoteNames)
    const page = await runLoaders(ask(), { plan, remotes, owner, isHere: owner !== null })
    const browser = siteRoutes(await loadRemotes(...(owner === null ? [] : [owner])), plan)
    const there = await createStaticHandler(browser).query(ask())
    if (page instanceof Response || there instanceof Response) throw new Error('It redirects')
    expect(idsOf(page.context)).toEqual(idsOf(there))
    expect(page.context.statusCode).toBe(200)
  },
)

test('the place of a remote that is not here is held in its own region', async () => {
  const remotes = await loadRemotes()
  for (const owner of plan.remoteNames) {
    const request = new Request(`http://localhost/${plan.prefixesOf(owner)[0]}`)
    const page = await runLoaders(request, { plan, remotes, owner, isHere: false })
    if (page instanceof Response) throw new Error('It redirects')
    expect(page.context.statusCode).toBe(503)
    expect(page.context.matches.map(({ route }) => route.id)).toContain(`remote-${owner}`)
  }
})
