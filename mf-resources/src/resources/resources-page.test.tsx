import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { canonicalLink, showPage } from 'shared-ui/testing/show-page.tsx'
import type { ArticleSummary } from './newest-articles.ts'
import * as page from './resources-page.tsx'

const article: ArticleSummary = {
  slug: 'cost-of-a-slow-loop',
  type: 'report',
  title: 'The cost of a slow loop',
  excerpt: 'Two weeks are three offers.',
  audiences: ['hiring-managers'],
  readingMinutes: 6,
  publishedAt: '2026-03-10T23:30:00.000Z',
}
const guide: ArticleSummary = {
  ...article,
  slug: 'bare',
  type: 'guide',
  title: 'Bare',
  excerpt: null,
  audiences: [],
  readingMinutes: null,
  publishedAt: null,
}
const many = Array.from({ length: 45 }, (_, index) => ({
  ...article,
  slug: `a-${index}`,
  title: `Article ${index}`,
}))

async function show(articles: ArticleSummary[] | null = [article, guide], query = '') {
  const router = showPage(
    { path: '/resources', ...page, loader: () => ({ articles }) },
    `/resources${query}`,
  )
  await screen.findByRole('heading', { level: 1, name: 'Resources & Insights' })
  return router
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const hrefs = (name: string) =>
  region(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const cards = () => region('Newest articles').queryAllByRole('article')
const count = () => region('Newest articles').getByRole('status').textContent

test('opens with its title and a link to the glossary', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Explore the Glossary' }).getAttribute('href')).toBe(
    '/glossary',
  )
})

test('shows the four shelves', async () => {
  await show()
  const shelves = region('What you find here').getAllByRole('heading', { level: 3 })
  expect(shelves.map((heading) => heading.textContent)).toEqual([
    'Industry Insights',
    'Recruitment Guides',
    'Knowledge Base',
    'Case Studies',
  ])
})

test('leads to both guides, to what is popular, and to us', async () => {
  await show()
  expect(hrefs('Newest articles')).toEqual(
    expect.arrayContaining([
      '/resources/how-to-hire-software-developers',
      '/resources/technical-screening-process',
    ]),
  )
  expect(hrefs('Popular Resources')).toEqual(['/glossary', '/case-studies', '/questionnaire'])
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
})

test('shows an article with type, reading time, excerpt, audience and date', async () => {
  await show()
  const card = within(cards()[0] as HTMLElement)
  expect(card.getByRole('link', { name: article.title }).getAttribute('href')).toBe(
    '/resources/cost-of-a-slow-loop',
  )
  expect(card.getByText(/Report/).textContent).toBe('Report · 6 minutes')
  expect(card.getByText('Two weeks are three offers.')).toBeTruthy()
  expect(card.getByText('hiring managers')).toBeTruthy()
  expect(card.getByText('March 10, 2026')).toBeTruthy()
})

test('leaves out what an article does not have', async () => {
  await show()
  const card = within(cards()[1] as HTMLElement)
  expect(card.getByText(/Guide/).textContent).toBe('Guide')
  expect(card.queryByRole('list')).toBeNull()
  expect(card.queryByRole('paragraph')?.textContent).toBe('Guide')
})

test('filters by the address, and says how many there are of each', async () => {
  await show(undefined, '?type=report&audience=hiring-managers')
  expect(cards()).toHaveLength(1)
  const types = within(screen.getByRole('navigation', { name: 'Type' }))
  const chosen = types.getByRole('link', { current: true })
  expect(chosen.textContent).toBe('Report 1')
  expect(types.getByRole('link', { name: 'Guide 0' }).getAttribute('href')).toBe(
    '/resources?type=guide&audience=hiring-managers#articles',
  )
  expect(canonicalLink()).toBe('https://www.example.com/resources')
})

test('keeps type and audience together when either changes, without reading again', async () => {
  let reads = 0
  const loader = () => ({ articles: [article, guide], reads: ++reads })
  const router = showPage({ path: '/resources', ...page, loader }, '/resources')
  await screen.findByRole('heading', { level: 1 })
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: /^Report/ }))
  await waitFor(() => expect(count()).toBe('1 article'))
  await user.click(screen.getByRole('link', { name: /^Executives/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?type=report&audience=executives'))
  expect(screen.getByRole('heading', { name: 'No article matches' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Show all articles' }))
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(reads).toBe(1)
})

test('reads again for another category', async () => {
  let reads = 0
  const loader = () => ({ articles: [article], reads: ++reads })
  const router = showPage({ path: '/resources', ...page, loader }, '/resources?category=market')
  await userEvent.click(await screen.findByRole('link', { name: 'Show all categories' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(reads).toBe(2))
})

test('shows a hostile category as the text it is', async () => {
  await show([], '?category=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('leafs through a long list', async () => {
  const router = await show(many)
  expect(count()).toBe('45 articles, page 1 of 3')
  await userEvent.click(screen.getByRole('link', { name: 'Older articles' }))
  await waitFor(() => expect(count()).toBe('45 articles, page 2 of 3'))
  expect(cards()).toHaveLength(15)
  expect(router.state.location.search).toBe('?page=2')
  await userEvent.click(screen.getByRole('link', { name: /^Report/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?type=report'))
})

test('takes a page beyond the end for the last', async () => {
  await show(many, '?page=99')
  expect(count()).toBe('45 articles, page 3 of 3')
  expect(screen.queryByRole('link', { name: 'Older articles' })).toBeNull()
})

test('stands without its articles, and offers to try again', async () => {
  const answers = [null, [article]]
  const loader = () => ({ articles: answers.shift() })
  showPage({ path: '/resources', ...page, loader }, '/resources')
  expect(await screen.findByRole('region', { name: 'Articles are not available' })).toBeTruthy()
  expect(hrefs('Popular Resources')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards()).toHaveLength(1))
})
