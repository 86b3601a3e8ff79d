import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loader as loadLocation } from './locations/location-page.tsx'
import { loader as loadRole } from './roles/role-page.tsx'
import { loader as loadTechnology } from './technologies/technology-page.tsx'

type Params = Record<string, string | undefined>

/** What a visitor gets when a loader throws. */
async function problemOf(loader: (args: never) => Promise<unknown>, params: Params) {
  const thrown = await loader({ params } as never).then(
    () => null,
    (error: { data: { title: string; message: string }; init: ResponseInit }) => error,
  )
  return thrown && { status: thrown.init.status, ...thrown.data }
}

const roleNotFound = {
  status: 404,
  title: 'Role Not Found',
  message: 'The requested role and location combination could not be found.',
}

describe('with the backend there', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>

  beforeAll(async () => {
    backend = await startBackend()
    configureBackend({ url: backend.url, anonKey: backend.anonKey })
  })

  afterAll(() => backend.close())

  test('a technology', async () => {
    const title = 'Technology Not Found'
    for (const techSlug of [undefined, '', 'React', 'a_b', '../react', `a${'-a'.repeat(100)}`]) {
      const message = 'Invalid technology parameter'
      expect(await problemOf(loadTechnology, { techSlug })).toEqual({ status: 404, title, message })
    }
    expect(await problemOf(loadTechnology, { techSlug: 'fortran-2077' })).toEqual({
      status: 404,
      title,
      message: 'Technology not found',
    })
    expect(await problemOf(loadTechnology, { techSlug: 'react' })).toBeNull()
  })

  test('a location', async () => {
    const title = 'Location Not Found'
    expect(await problemOf(loadLocation, { locationSlug: 'New York' })).toEqual({
      status: 404,
      title,
      message: 'Invalid location parameter',
    })
    expect(await problemOf(loadLocation, { locationSlug: 'atlantis' })).toEqual({
      status: 404,
      title,
      message: 'Location not found',
    })
    expect(await problemOf(loadLocation, { locationSlug: 'austin' })).toBeNull()
  })

  test.each([
    ['lion-tamer', 'austin'],
    ['data-engineer', 'atlantis'],
    ['Data Engineer', 'austin'],
    ['data-engineer', undefined],
  ])('role %s in %s', async (roleSlug, locationSlug) => {
    expect(await problemOf(loadRole, { roleSlug, locationSlug })).toEqual(roleNotFound)
  })

  test('a role and a location that are both there', async () => {
    const page = await loadRole({
      params: { roleSlug: 'data-engineer', locationSlug: 'austin' },
    } as never)
    expect(page.role.title).toBe('Data Engineer')
    expect(page.location.name).toBe('Austin')
    expect(page.otherRoles[0]?.category).toBe('Data & AI')
    expect(page.otherLocations.map(({ slug }) => slug)).toContain('texas')
    expect(structuredClone(page)).toEqual(JSON.parse(JSON.stringify(page)))
  })
})

describe('with the backend away', () => {
  beforeEach(() => {
    configureBackend({ url: 'http://127.0.0.1:1', anonKey: 'key' })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  test.each([
    [
      loadTechnology,
      { techSlug: 'react' },
      'Technology Not Found',
      'Failed to load technology data',
    ],
    [
      loadLocation,
      { locationSlug: 'austin' },
      'Location Not Found',
      'Failed to load location data',
    ],
    [
      loadRole,
      { roleSlug: 'data-engineer', locationSlug: 'austin' },
      roleNotFound.title,
      roleNotFound.message,
    ],
  ])('answers 503 with the screen of the page', async (loader, params, title, message) => {
    expect(await problemOf(loader, params)).toEqual({ status: 503, title, message })
    expect(console.error).toHaveBeenCalledWith(message, expect.anything())
  })
})
