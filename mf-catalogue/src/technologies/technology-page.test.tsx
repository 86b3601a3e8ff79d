import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { canonicalLink, metaOf, showPage } from 'shared-ui/testing/show-page.tsx'
import type { Technology } from './technologies.ts'
import * as page from './technology-page.tsx'

const path = '/technologies/:techSlug'

const full: Technology = {
  name: 'React',
  slug: 'react',
  category: 'Frontend',
  difficulty: 'Intermediate',
  description: 'A library for interfaces.',
  metaTitle: 'Hire React Developers',
  metaDescription: 'Skills and questions.',
  skills: ['Hooks', 'TypeScript'],
  questionLevels: [{ level: 'Junior', questions: ['What do keys do?', 'When does it render?'] }],
  related: [
    { name: 'TypeScript', slug: 'typescript' },
    { name: 'Solid', slug: null },
  ],
  hiringGuide: ['Decide first.', 'Then ask.'],
}

const bare: Technology = {
  ...full,
  category: null,
  difficulty: null,
  description: null,
  metaTitle: null,
  metaDescription: null,
  skills: [],
  questionLevels: [],
  related: [],
  hiringGuide: [],
}

async function showTechnology(technology: Technology) {
  showPage({ ...page, path, loader: () => technology }, `/technologies/${technology.slug}`)
  await screen.findByRole('heading', { level: 1 })
}

const heading = (name: string | RegExp) => screen.queryByRole('heading', { name })
const region = (name: string) => within(screen.getByRole('region', { name }))

test('shows title, badges, skills, questions by level, related technologies and the guide', async () => {
  await showTechnology(full)
  expect(heading('React Developer Recruitment')?.tagName).toBe('H1')
  const badges = within(screen.getByRole('list', { name: 'Category and difficulty' }))
  expect(badges.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Frontend',
    'Intermediate',
  ])
  expect(screen.getByText('A library for interfaces.')).toBeTruthy()
  expect(region('Required Skills').getAllByRole('listitem')).toHaveLength(2)
  const questions = region('Sample Interview Questions')
  expect(questions.getByRole('heading', { name: 'Junior' })).toBeTruthy()
  expect(questions.getAllByRole('listitem')).toHaveLength(2)
  const related = region('Related Technologies')
  expect(related.getByRole('link', { name: 'TypeScript' }).getAttribute('href')).toBe(
    '/technologies/typescript',
  )
  expect(related.getByText('Solid').closest('a')).toBeNull()
  expect(region('Hiring Guide').getByText('Then ask.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Schedule a Call' }).length).toBeGreaterThan(1)
})

test('leaves out every part without content', async () => {
  await showTechnology(bare)
  expect(screen.queryByRole('list', { name: 'Category and difficulty' })).toBeNull()
  for (const name of [
    'Required Skills',
    'Sample Interview Questions',
    'Related Technologies',
    'Hiring Guide',
  ]) {
    expect(heading(name)).toBeNull()
  }
})

test('takes its head from the row', async () => {
  await showTechnology(full)
  expect(document.title).toBe('Hire React Developers | Plumbline Technical Recruiting')
  expect(metaOf('description')).toBe('Skills and questions.')
  expect(canonicalLink()).toBe('https://www.example.com/technologies/react')
})

test('has a head of its own when the row has none', async () => {
  await showTechnology(bare)
  expect(document.title).toBe('React Developer Recruitment | Plumbline Technical Recruiting')
  expect(metaOf('description')).toMatch(/^Hire React developers/)
})

test('describes the service to search engines', async () => {
  await showTechnology(full)
  const block = document.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
    '@type': 'Service',
    name: 'React Developer Recruitment',
    url: 'https://www.example.com/technologies/react',
  })
})

test('refuses what cannot be a slug without asking the backend', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  showPage({ ...page, path }, '/technologies/C%2B%2B')
  expect(await screen.findByRole('heading', { name: 'Technology Not Found' })).toBeTruthy()
  expect(screen.getByText('Invalid technology parameter')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/')
})
