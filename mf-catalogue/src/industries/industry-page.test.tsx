import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { canonicalLink, metaOf, showPage } from 'shared-ui/testing/show-page.tsx'
import { getIndustryContent, industrySlugs } from './industry-contents.ts'
import * as page from './industry-page.tsx'

const path = '/industries/:industrySlug'

async function showIndustry(slug: string) {
  showPage({ ...page, path }, `/industries/${slug}`)
  return vi.waitUntil(() => document.querySelector('h1')?.textContent, 20_000)
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const points = (name: string) => region(name).getAllByRole('heading', { level: 3 })
const service = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')

/** Everything the page says, sentence by sentence. */
function sentences(): string[] {
  const blocks = document.querySelectorAll('h1, h2, h3, p, dt, dd, li:not(:has(p))')
  return [...blocks].flatMap((block) =>
    (block.textContent ?? '').toLowerCase().split(/(?<=[.!?])\s+/),
  )
}

const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0

test('there are twelve', () => {
  expect(industrySlugs).toHaveLength(12)
})

describe.each(industrySlugs)('%s', (slug) => {
  test('has the specified sections, leads to its services and has a head of its own', async () => {
    const title = await showIndustry(slug)
    const name = title.replace(/^Technical Recruiting for | Companies$/g, '')
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual([
      'Industry Insights',
      'Industry Challenges',
      'Our Solutions',
      'Key Services',
      'Technology Solutions',
      'Compliance & Regulations',
      `Ready to Transform Your ${name} Operations?`,
    ])
    expect(region('Industry Insights').getAllByRole('term')).toHaveLength(3)
    expect(points('Industry Challenges')).toHaveLength(3)
    expect(points('Our Solutions')).toHaveLength(4)
    expect(points('Key Services')).toHaveLength(2)
    expect(points('Technology Solutions')).toHaveLength(2)
    expect(points('Compliance & Regulations')).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: 'Schedule a Call' })).toHaveLength(2)

    const links = region('Key Services').getAllByRole('link')
    expect(links).toHaveLength(3)
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(new RegExp(`^/industries/${slug}/services`))
    }
    expect(document.title).toBe(`${title} | Plumbline Technical Recruiting`)
    expect(metaOf('description')?.length).toBeGreaterThan(80)
    expect(metaOf('description')?.length).toBeLessThan(175)
    expect(canonicalLink()).toBe(`https://www.example.com/industries/${slug}`)
  })
})

test('aerospace shows its three statistics', async () => {
  await showIndustry('aerospace')
  for (const value of ['200+', '100%', '98%']) {
    expect(region('Industry Insights').getByText(value)).toBeTruthy()
  }
})

test('the figures of an industry are its own: no caption stands on two pages', async () => {
  const captions = await Promise.all(
    industrySlugs.map(async (slug) => (await getIndustryContent(slug))?.insights ?? []),
  )
  for (const part of ['label', 'description'] as const) {
    const texts = captions.flat().map((insight) => insight[part])
    expect(new Set(texts).size).toBe(industrySlugs.length * 3)
  }
})

test('each module says where its figures come from', () => {
  const sources = import.meta.glob<string>('./content/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  expect(Object.keys(sources)).toHaveLength(industrySlugs.length)
  for (const [file, source] of Object.entries(sources))
    expect(source, file).toMatch(
      /\/\/ (Demo content, of no named client|Figures: the specification, section 2)\.\n +insights/,
    )
})

test.each([
  ['financial-services', 4.8, 300],
  ['it-services', 4.9, 1000],
])('%s is rated, for readers and search engines alike', async (slug, ratingValue, reviewCount) => {
  await showIndustry(slug)
  expect(
    screen.getByText(
      new RegExp(`^Rated ${ratingValue} out of 5 from ${reviewCount} reviews of single interviews`),
    ),
  ).toBeTruthy()
  expect(service()).toMatchObject({
    '@type': 'Service',
    url: `https://www.example.com/industries/${slug}`,
    aggregateRating: { ratingValue, reviewCount },
  })
})

test('no other industry carries a rating', async () => {
  const unrated = industrySlugs.filter((slug) => !/^(financial|it)-services$/.test(slug))
  expect(unrated).toHaveLength(10)
  for (const slug of unrated) {
    await showIndustry(slug)
    expect(screen.queryByText(/^Rated/)).toBeNull()
    expect(service()).not.toHaveProperty('aggregateRating')
    cleanup()
  }
})

test('no two industries share a sentence of more than eight words', async () => {
  const owners = new Map<string, string>()
  for (const slug of industrySlugs) {
    await showIndustry(slug)
    const said = [...sentences(), metaOf('description') ?? '']
    expect(said.length).toBeGreaterThan(50)
    for (const sentence of said.filter((each) => wordsOf(each) > 8)) {
      expect({ sentence, owner: owners.get(sentence) ?? slug }).toEqual({ sentence, owner: slug })
      owners.set(sentence, slug)
    }
    cleanup()
  }
})

describe('an address without an industry', () => {
  test.each(['banking', 'Aerospace', 'constructor', '__proto__', '%3Cscript%3E', 'a'.repeat(200)])(
    '%s is an unknown route',
    async (industrySlug) => {
      const answer = page.loader({ params: { industrySlug } } as never)
      await expect(answer).rejects.toMatchObject({ data: null, init: { status: 404 } })
    },
  )
})
