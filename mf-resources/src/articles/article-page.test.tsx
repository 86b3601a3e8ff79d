import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notFound } from 'shared-ui'
import { canonicalLink, metaOf, showPage, structuredData } from 'shared-ui/testing/show-page.tsx'
import { asSent } from '../testing/as-sent.ts'
import * as page from './article-page.tsx'
import type { Article } from './articles.ts'

const full: Article = {
  slug: 'scorecards',
  type: 'analysis',
  title: 'Scorecards that work',
  metaTitle: 'Interview Scorecards',
  metaDescription: 'How to write them.',
  excerpt: 'Two readings on one instrument.',
  description: 'About scorecards.',
  content: 'The **text**.',
  category: 'interviewing',
  tags: ['debrief', 'bias'],
  audiences: ['hiring-managers', 'recruiters', 'candidates', 'executives', 'board-members'],
  level: 'intermediate',
  readingMinutes: 5,
  author: 'Plumbline Editorial',
  publishedAt: '2025-03-11T23:30:00+00:00',
  updatedAt: '2026-05-19T09:00:00+00:00',
  technology: { name: 'React', path: '/technologies/react' },
  location: { name: 'Austin', path: '/locations/austin' },
  industry: { name: 'Healthcare', path: '/industries/healthcare' },
}

const bare: Article = {
  ...full,
  type: 'guide',
  metaTitle: null,
  metaDescription: null,
  excerpt: null,
  description: null,
  category: null,
  tags: [],
  audiences: [],
  level: null,
  readingMinutes: null,
  author: null,
  publishedAt: null,
  updatedAt: null,
  technology: null,
  location: null,
  industry: null,
}

async function show(article: Article) {
  const path = '/resources/:contentSlug'
  showPage(
    { ...page, path, loader: () => ({ ...article, text: asSent(article.content) }) },
    `/resources/${article.slug}`,
  )
  await screen.findByRole('heading', { level: 1, name: article.title })
}

const panel = (name: string) => within(screen.getByRole('region', { name }))
const facts = () =>
  within(screen.getByRole('list', { name: 'About this article' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('shows type with its icon, title, excerpt, facts, author and date', async () => {
  await show(full)
  expect(facts()).toEqual(['Analysis', '5-minute read', 'Intermediate', 'React', 'Austin'])
  expect(document.querySelector('[data-icon="analysis"]')).toBeTruthy()
  expect(screen.getByText('Two readings on one instrument.')).toBeTruthy()
  expect(screen.getByText('By Plumbline Editorial')).toBeTruthy()
  expect(screen.getByText('March 11, 2025').getAttribute('datetime')).toBe('2025-03-11')
  expect(screen.getByText('text').tagName).toBe('STRONG')
})

test('shows the whole sidebar', async () => {
  await show(full)
  const details = panel('Content Details')
  for (const fact of ['Type', 'Analysis', 'Category', 'Interviewing', '5 minutes', 'Level']) {
    expect(details.getByText(fact)).toBeTruthy()
  }
  expect(details.getByRole('link', { name: 'Interviewing' }).getAttribute('href')).toBe(
    '/resources?category=interviewing#articles',
  )
  expect(panel('Tags').getAllByRole('listitem')).toHaveLength(2)
  const topics = panel('Related Topics')
  expect(topics.getByRole('link', { name: 'Healthcare' }).getAttribute('href')).toBe(
    '/industries/healthcare',
  )
  expect(topics.getAllByRole('link')).toHaveLength(3)
  expect(panel('Need Expert Help?').getByRole('button', { name: 'Schedule a Call' })).toBeTruthy()
})

test('shows audiences without hyphens, each known one in a colour of its own', async () => {
  await show(full)
  const badges = panel('Target Audience').getAllByRole('listitem')
  expect(badges.map((badge) => badge.textContent)).toEqual([
    'hiring managers',
    'recruiters',
    'candidates',
    'executives',
    'board members',
  ])
  expect(new Set(badges.map((badge) => badge.innerHTML.match(/"[^>]*"/)?.[0])).size).toBe(5)
})

test('leaves out what the article does not have', async () => {
  await show(bare)
  expect(facts()).toEqual(['Guide'])
  for (const name of ['Target Audience', 'Tags', 'Related Topics']) {
    expect(screen.queryByRole('region', { name })).toBeNull()
  }
  expect(panel('Content Details').queryByText('Category')).toBeNull()
  expect(screen.queryByText(/^By |Published/)).toBeNull()
})

test('takes its head from the article', async () => {
  await show(full)
  expect(document.title).toBe('Interview Scorecards | Plumbline Technical Recruiting')
  expect(metaOf('description')).toBe('How to write them.')
  expect(metaOf('author')).toBe('Plumbline Editorial')
  expect(metaOf('og:type')).toBe('article')
  expect(metaOf('twitter:title')).toBe(document.title)
  expect(canonicalLink()).toBe('https://www.example.com/resources/scorecards')
  expect(structuredData()).toMatchObject({
    '@type': 'Article',
    headline: 'Scorecards that work',
    datePublished: '2025-03-11T23:30:00+00:00',
    dateModified: '2026-05-19T09:00:00+00:00',
    articleSection: 'interviewing',
    keywords: 'debrief, bias',
    author: { '@type': 'Organization', name: 'Plumbline Editorial' },
  })
})

test('takes the title where there is no meta title', async () => {
  await show(bare)
  expect(document.title).toBe('Scorecards that work | Plumbline Technical Recruiting')
  expect(metaOf('description')).toBe('Scorecards that work')
  expect(metaOf('author')).toBeUndefined()
})

test('says that content was not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const loader = () => {
    throw notFound('Content Not Found', 'The requested content could not be found.')
  }
  showPage({ ...page, path: '/resources/:contentSlug', loader }, '/resources/none')
  expect(await screen.findByRole('heading', { name: 'Content Not Found' })).toBeTruthy()
  expect(screen.getByText('The requested content could not be found.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return Home' })).toBeTruthy()
})
