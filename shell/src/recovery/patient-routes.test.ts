import { createMemoryRouter } from 'react-router-dom'
import { readCrumbs } from 'shared-ui/contract'
import { expect, test, vi } from 'vitest'
import { createRemotes, type Address } from '../remotes.ts'
import { patientRoutes } from './patient-routes.ts'

const lock = {
  id: 'lock',
  shell: 'shell',
  remotes: { catalogue: { release: 'r1', entry: '/remotes/catalogue/r1/remoteEntry.js' } },
}

/** A remote whose page comes from no address but those that are sound. */
async function makeRoutes(sound: Set<Address>) {
  const onFailure = vi.fn()
  const asked: Address[] = []
  const module = (from: Address) => ({
    routes: [
      {
        path: '/roles',
        lazy: () => {
          asked.push(from)
          const handle = { crumbs: (data: string) => [`Roles ${data}`] }
          const page = { loader: () => `from ${from}`, Component: () => null, handle }
          return sound.has(from) ? Promise.resolve(page) : Promise.reject(new Error('lost'))
        },
      },
    ],
  })
  const load = (_remote: string, _expose: string, from: Address) => Promise.resolve(module(from))
  const remotes = createRemotes(lock, load, { onFailure, prepare: patientRoutes })
  const router = createMemoryRouter([
    { path: '/', element: null },
    ...(await remotes.loadRoutes('catalogue')),
  ])
  return { router, asked, onFailure }
}

test('a page whose code did not come is asked for from the other address at the next visit', async () => {
  const sound = new Set<Address>()
  const { router, asked, onFailure } = await makeRoutes(sound)
  await router.navigate('/roles')
  expect(Object.values(router.state.errors ?? {}).map(String)).toEqual(['Error: lost'])

  sound.add('first').add('second')
  await router.navigate('/roles')
  expect(router.state.errors).toBeNull()
  expect(Object.values(router.state.loaderData)).toEqual(['from second'])
  const handle: unknown = router.state.matches.at(-1)?.route.handle
  expect(readCrumbs(handle, 'from second')).toEqual(['Roles from second'])
  expect(asked).toEqual(['first', 'second'])
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('a page that came is not asked for again', async () => {
  const { router, asked } = await makeRoutes(new Set<Address>(['first']))
  await router.navigate('/roles')
  await router.navigate('/')
  await router.navigate('/roles')
  expect(asked).toEqual(['first'])
})
