import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createRemotes } from './remotes.ts'
import { createDiscovery, siteRoutes } from './router.tsx'
import { defaultSite } from './site/site-plan.ts'

const lock = {
  id: 'lock',
  shell: 'shell',
  remotes: { resources: { release: 'r1', entry: '/remotes/resources/r1/remoteEntry.js' } },
}

test('pages whose code came after the visitor had turned elsewhere are there the next time', async () => {
  const code = Promise.withResolvers<unknown>()
  const remotes = createRemotes(lock, () => code.promise)
  const discover = createDiscovery(remotes, defaultSite, (parent, routes) =>
    router.patchRoutes(parent, routes),
  )
  const routes = [{ path: 'elsewhere', element: null }, ...siteRoutes(remotes, defaultSite)]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/elsewhere'],
    patchRoutesOnNavigation: ({ path }) => discover(path),
  })
  const given = router.navigate('/glossary')
  await router.navigate('/elsewhere')
  code.resolve({ routes: [{ path: 'glossary', element: null }] })
  await given
  await remotes.loadRoutes('resources')

  await router.navigate('/glossary')
  expect(router.state.errors).toBeNull()
  expect(router.state.matches.at(-1)?.route.path).toBe('glossary')
})
