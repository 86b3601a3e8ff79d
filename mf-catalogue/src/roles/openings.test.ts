import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getOpening, toOpening } from './openings.ts'
import { getOpenPositions } from './open-positions.ts'
import { loader } from './role-page.tsx'
import { loader as loadRoles } from './roles-page.tsx'

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend()
  configureBackend({ url: backend.url, anonKey: backend.anonKey })
})

afterAll(() => backend.close())

const row = {
  reference: 'PL-1',
  summary: 'A seat.',
  employment_type: 'FULL_TIME',
  country: 'US',
  posted_on: '2026-11-01',
  valid_through: '2026-12-24',
} as const

test('an opening belongs to one role in one location', async () => {
  expect(await getOpening('software-engineer', 'dallas')).toMatchObject({
    reference: 'PL-1041',
    employmentType: 'FULL_TIME',
    postedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(await getOpening('software-engineer', 'houston')).toBeNull()
})

test('all that are open are listed, the newest first, each with its role and place', async () => {
  const positions = await getOpenPositions()
  expect(positions).toHaveLength(20)
  const [newest] = positions ?? []
  expect(newest).toMatchObject({ role: { slug: expect.any(String) }, location: { type: 'city' } })
  expect(await getOpening(newest!.role.slug, newest!.location.slug)).toMatchObject({
    reference: 'PL-1043',
  })
  await backend.sql.exec(
    `update job_openings set valid_through = (now() at time zone 'UTC')::date - 1, posted_on = current_date - 9
     where reference = 'PL-1043'`,
  )
  expect(await getOpenPositions()).toHaveLength(19)
})

test('it is shown on its last day and not on the next', () => {
  expect(toOpening(row, '2026-12-24T23:59:59Z')?.validThrough).toBe('2026-12-24')
  expect(toOpening(row, '2026-12-25T00:00:00Z')).toBeNull()
})

test('a role page does without openings where the backend has no table of them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await backend.sql.exec('alter table job_openings rename to other_openings')
  const params = { roleSlug: 'software-engineer', locationSlug: 'dallas' }
  expect(await loader({ params } as never)).toMatchObject({ opening: null })
  expect(console.error).toHaveBeenCalledOnce()
  expect(await loadRoles()).toMatchObject({ openings: null, roles: expect.any(Array) })
})
