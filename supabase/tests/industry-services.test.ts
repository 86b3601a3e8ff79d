import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './harness.ts'

const mainServices = [
  'contract-recruiter',
  'direct-hire',
  'it-consultancy',
  'recruiter-training',
  'recruitment-process',
  'technical-interview',
]

const longestShared = 8

interface Story {
  title: string
  company: string
  description: string
  result: string
}

interface Pair {
  industry: string
  service: string
  custom_title: string | null
  custom_description: string | null
  meta_title: string | null
  meta_description: string | null
  industry_specific_features: string[]
  case_studies: Record<string, Story>
}

let backend: TestBackend
let pairs: Pair[]
let mainPairs: Pair[]

beforeAll(async () => {
  backend = await startBackend()
  const { rows } = await backend.sql.query<Pair>(`
    select industries.slug as industry, services.slug as service, custom_title, custom_description,
      content.meta_title, content.meta_description, industry_specific_features, case_studies
    from industry_service_content as content
    join industries on industries.id = industry_id
    join services on services.id = service_id`)
  pairs = rows
  mainPairs = pairs.filter(({ service }) => mainServices.includes(service))
})

afterAll(() => backend.close())

describe('the 72 pairs of the main menu', () => {
  test('each of twelve industries has each of six services', () => {
    const services = Map.groupBy(mainPairs, ({ industry }) => industry)
    expect(services.size).toBe(12)
    for (const [industry, own] of services) {
      expect(own.map(({ service }) => service).sort(), industry).toEqual(mainServices)
    }
  })

  test('both kinds of title are there', () => {
    const own = mainPairs.filter(({ custom_title }) => custom_title !== null)
    expect(own.length).toBeGreaterThan(mainPairs.length / 2)
    expect(own.length).toBeLessThan(mainPairs.length)
  })
})

test('every pair has at least four features, none of them twice', () => {
  for (const { industry, service, ...pair } of pairs) {
    const name = `${industry} ${service}`
    expect(pair.industry_specific_features.length, name).toBeGreaterThanOrEqual(4)
    expect(new Set(pair.industry_specific_features).size, name).toBe(
      pair.industry_specific_features.length,
    )
  }
})

test('every pair tells one or two stories, each in full and of no other company', () => {
  const stories = pairs.flatMap(({ case_studies }) => Object.values(case_studies))
  const counts = pairs.map(({ case_studies }) => Object.keys(case_studies).length)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 2])
  for (const { title, company, description, result } of stories)
    expect([title, company, description, result].every(Boolean), title).toBe(true)
  for (const part of ['title', 'company'] as const)
    expect(new Set(stories.map((story) => story[part])).size, part).toBe(stories.length)
})

test('a title is used once', () => {
  const titles = pairs.map(({ custom_title }) => custom_title).filter((title) => title !== null)
  expect(new Set(titles).size).toBe(titles.length)
})

// Stricter than whole sentences: two pairs never agree for more than eight words in a row.
test('no two pairs share more than eight words in a row', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const pair of pairs) {
    const name = `${pair.industry} ${pair.service}`
    for (const run of new Set(texts(pair).flatMap(wordRuns))) {
      const other = seen.get(run)
      if (other) shared.push(`${other} and ${name}: ${run}`)
      seen.set(run, name)
    }
  }
  expect(shared).toEqual([])
})

function texts(pair: Pair): string[] {
  const stories = Object.values(pair.case_studies).flatMap(
    ({ title, company, description, result }) => [title, company, description, result],
  )
  return [
    pair.custom_title,
    pair.custom_description,
    pair.meta_title,
    pair.meta_description,
    ...pair.industry_specific_features,
    ...stories,
  ].filter((text) => text !== null)
}

/** Every run of nine words inside one sentence. */
function wordRuns(text: string): string[] {
  return text.split(/[.!?](?:\s|$)/).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’'–-]+/gu) ?? []
    const length = longestShared + 1
    return words
      .slice(0, Math.max(0, words.length - longestShared))
      .map((_, start) => words.slice(start, start + length).join(' '))
  })
}
