import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRole, getRoles, toRole } from './roles.ts'

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend()
  configureBackend({ url: backend.url, anonKey: backend.anonKey })
})

afterAll(() => backend.close())

describe('getRole', () => {
  test('reads a role with its category and the pages of its technologies', async () => {
    const role = await getRole('software-engineer')
    expect(role).toMatchObject({
      title: 'Software Engineer',
      category: 'Software Engineering',
      experience: '2-6 years',
      isRemoteFriendly: true,
      needsClearance: false,
    })
    expect(role?.techStack?.primary).toContainEqual({ name: 'Python', slug: 'python' })
    expect(role?.techStack?.frameworks).toContainEqual({ name: 'FastAPI', slug: null })
    expect(role?.interviewProcess?.rounds.length).toBeGreaterThan(2)
    expect(role?.interviewProcess?.duration).toBe('3–4 weeks')
  })

  test('reads a role that has no optional field', async () => {
    await backend.sql.query(
      `insert into job_roles (title, slug, description) values ('Clerk', 'clerk', 'Keeps the books.')`,
    )
    expect(await getRole('clerk')).toMatchObject({
      category: null,
      experience: '0-5 years',
      isRemoteFriendly: false,
      responsibilities: [],
      requiredSkills: [],
      preferredSkills: [],
      careerPath: [],
      techStack: null,
      interviewProcess: null,
    })
  })

  test('answers null for a role that does not exist', async () => {
    expect(await getRole('lion-tamer')).toBeNull()
  })
})

test('getRoles lists every role by title', async () => {
  const roles = await getRoles()
  const titles = roles.map(({ title }) => title)
  expect(titles.length).toBeGreaterThanOrEqual(16)
  expect(titles).toEqual(titles.toSorted())
  expect(roles).toContainEqual({
    title: 'Data Engineer',
    slug: 'data-engineer',
    level: expect.any(String),
    category: 'Data & AI',
  })
})

describe('toRole', () => {
  const row = {
    title: 'Engineer',
    slug: 'engineer',
    years_experience_min: null,
    years_experience_max: null,
    responsibilities: null,
    required_skills: ['SQL', null, 'SQL'],
    preferred_skills: 'none',
    tech_stack: { primary: 'Java', frameworks: [1, 'React', null] },
    interview_process: { rounds: { first: 'Call' }, duration: 3 },
  }

  test('survives columns of the wrong shape', () => {
    expect(toRole(row as never, [])).toMatchObject({
      experience: '0-5 years',
      responsibilities: [],
      requiredSkills: ['SQL'],
      preferredSkills: [],
      techStack: { primary: [], frameworks: [{ name: 'React', slug: null }] },
      interviewProcess: { rounds: [], duration: null },
    })
  })

  test.each([[null], ['a text'], [7], [['Call']]])(
    'takes %j for no process and no stack',
    (value) => {
      const role = toRole({ ...row, tech_stack: value, interview_process: value } as never, [])
      expect(role.techStack).toBeNull()
      expect(role.interviewProcess).toBeNull()
    },
  )
})
