import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTechnologies, getTechnology, toTechnology } from './technologies.ts'

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend()
  configureBackend({ url: backend.url, anonKey: backend.anonKey })
})

afterAll(() => backend.close())

test('getTechnology reads a technology with its related ones by name', async () => {
  const react = await getTechnology('react')
  expect(react).toMatchObject({
    name: 'React',
    category: 'Frontend',
    difficulty: 'Intermediate',
    metaTitle: 'React Developer Recruitment',
  })
  expect(react?.questionLevels.map(({ level }) => level)).toEqual(['Junior', 'Mid-level', 'Senior'])
  expect(react?.related).toContainEqual({ name: 'TypeScript', slug: 'typescript' })
  expect(react?.hiringGuide.length).toBeGreaterThan(2)
})

test('getTechnology leaves every optional field empty when the row has none', async () => {
  await backend.sql.query("insert into technologies (name, slug) values ('COBOL', 'cobol')")
  expect(await getTechnology('cobol')).toEqual({
    name: 'COBOL',
    slug: 'cobol',
    category: null,
    difficulty: null,
    description: null,
    metaTitle: null,
    metaDescription: null,
    skills: [],
    questionLevels: [],
    related: [],
    hiringGuide: [],
  })
})

test('getTechnology answers null for one that does not exist', async () => {
  expect(await getTechnology('fortran-2077')).toBeNull()
})

test('getTechnologies lists every technology by name', async () => {
  const technologies = await getTechnologies()
  expect(technologies.length).toBeGreaterThanOrEqual(24)
  expect(technologies).toContainEqual({
    name: 'C# and .NET',
    slug: 'csharp-dotnet',
    category: 'Languages',
    difficulty: 'Intermediate',
  })
})

test('toTechnology survives columns of the wrong shape', () => {
  const row = {
    name: 'COBOL',
    slug: 'cobol',
    category: null,
    difficulty_level: null,
    hiring_guide: null,
    skills_required: null,
    interview_questions: ['not', 'a', 'map'],
    related_technologies: ['react', null, 'cobol', 'jcl'],
  }
  const known = [
    { name: 'React', slug: 'react' },
    { name: 'COBOL', slug: 'cobol' },
  ]
  expect(toTechnology(row as never, known)).toMatchObject({
    skills: [],
    questionLevels: [],
    related: [
      { name: 'React', slug: 'react' },
      { name: 'jcl', slug: null },
    ],
    hiringGuide: [],
  })
})
