import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { canonicalLink, metaOf, showPage, structuredData } from 'shared-ui/testing/show-page.tsx'
import { slugify } from './slug.ts'
import * as page from './term-page.tsx'
import { glossaryTerms } from './terms.ts'

function show(slug: string) {
  return showPage(
    [
      { path: '/glossary', Component: () => <h1>Glossary index</h1> },
      { path: '/glossary/:termSlug', ...page },
    ],
    `/glossary/${slug}`,
  )
}

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test('shows term, category, definition and related terms', async () => {
  show('adverse-impact')
  expect(await title()).toBe('Adverse Impact')
  expect(
    within(screen.getByRole('list', { name: 'Category' })).getByText('Interview Quality'),
  ).toBeTruthy()
  const definition = within(screen.getByRole('region', { name: 'Definition' }))
  expect(definition.getByText(/four-fifths rule: a group whose pass rate/)).toBeTruthy()
})

test('links related terms that are terms, and only those', async () => {
  show('adverse-impact')
  await title()
  const related = within(screen.getByRole('region', { name: 'Related Terms' }))
  expect(related.getByRole('link', { name: 'Structured Interview' }).getAttribute('href')).toBe(
    '/glossary/structured-interview',
  )
  expect(related.getByText('Four-Fifths Rule').closest('a')).toBeNull()
})

test('offers at most six similar terms', async () => {
  show('adverse-impact')
  await title()
  const similar = within(screen.getByRole('region', { name: 'Explore Similar Terms' }))
  const cards = similar.getAllByRole('article')
  expect(cards.length).toBeGreaterThan(2)
  expect(cards.length).toBeLessThanOrEqual(6)
  expect(similar.queryByRole('heading', { name: 'Adverse Impact' })).toBeNull()
})

test('has a head of its own', async () => {
  show('adverse-impact')
  await title()
  expect(document.title).toBe('Adverse Impact: Definition | Plumbline Technical Recruiting')
  expect(metaOf('description')).toMatch(/^Adverse impact occurs when .*another\.$/)
  expect(canonicalLink()).toBe('https://www.example.com/glossary/adverse-impact')
  expect(structuredData()).toMatchObject({ '@type': 'DefinedTerm', name: 'Adverse Impact' })
})

test.each(glossaryTerms.map(({ term }) => [slugify(term), term]))(
  'shows %s',
  async (slug, term) => {
    show(slug)
    expect(await title()).toBe(term)
  },
)

test.each([
  'no-such-term',
  'Adverse-Impact',
  '__proto__',
  'constructor',
  '%00',
  '..%2f..%2fetc',
  'a'.repeat(5000),
])('leads from the unknown slug %.20s to the glossary', async (slug) => {
  const router = show(slug)
  await waitFor(() => expect(router.state.location.pathname).toBe('/glossary'))
  expect(await title()).toBe('Glossary index')
})
