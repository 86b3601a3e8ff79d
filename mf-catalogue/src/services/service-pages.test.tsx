import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { canonicalLink, metaOf, showPage } from 'shared-ui/testing/show-page.tsx'
import { getServiceContent, servicePages } from './contents/service-contents.ts'
import type { ServiceBasics, ServiceContent } from './contents/service-content.ts'
import * as servicePage from './service-page.tsx'
import * as indexPage from './services-page.tsx'
import { content as interview } from './contents/technical-interview.ts'
import * as interviewPage from './technical-interview-page.tsx'

const path = '/services/:serviceSlug'
const onTemplate = [...servicePages].filter((slug) => slug !== 'technical-interview')
const aerospace = { name: 'Aerospace', slug: 'aerospace' }

const region = (name: string) => within(screen.getByRole('region', { name }))
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const heading = () => screen.findByRole('heading', { level: 1 })

function structuredData(type: string) {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((block) => JSON.parse(block.textContent) as { '@type': string })
    .find((data) => data['@type'] === type)
}

async function showService(slug: string, industries = [aerospace]) {
  const content = await contentOf(slug)
  showPage(
    { ...servicePage, path, loader: () => ({ slug, content, industries }) },
    `/services/${slug}`,
  )
  await heading()
  return content
}

async function contentOf(slug: string): Promise<ServiceContent> {
  const content = await getServiceContent(slug)
  if (!content) throw new Error(`No content for ${slug}`)
  return content
}

async function showInterview(industries = [aerospace]) {
  showPage(
    { ...interviewPage, path: '/services/technical-interview', loader: () => ({ industries }) },
    '/services/technical-interview',
  )
  await heading()
}

test.each(onTemplate)('%s shows every part of the template', async (slug) => {
  const content = await showService(slug)
  expect(await heading()).toHaveProperty('textContent', content.title)
  expect(screen.getByText(content.description)).toBeTruthy()

  const benefits = region('Key Benefits').getAllByRole('heading', { level: 3 })
  expect(benefits.map((title) => title.textContent)).toEqual(
    content.benefits.map(({ title }) => title),
  )
  const figures = region('Figures we answer for')
  for (const figure of ['500+', '95%', '100%']) expect(figures.getByText(figure)).toBeTruthy()
  const process = region('Our Process')
  expect(process.getAllByRole('listitem').map((step) => step.textContent[0])).toEqual(
    content.process.map((_, index) => String(index + 1)),
  )
  const terms = region('Service terms')
  for (const { term } of content.terms) expect(terms.getByText(term)).toBeTruthy()
  expect(region('What clients tell us').getAllByRole('figure')).toHaveLength(
    content.testimonials.length,
  )
  for (const { question, answer } of content.faqs) {
    expect(region('Frequently Asked Questions').getByText(question)).toBeTruthy()
    expect(region('Frequently Asked Questions').getByText(answer)).toBeTruthy()
  }
  expect(screen.getAllByRole('button', { name: 'Schedule a Call' })).toHaveLength(3)
})

test('a service leads to its industries, and has no empty heading without them', async () => {
  const { title } = await showService('direct-hire')
  expect(href('Direct Hire Placement: Aerospace')).toBe(
    '/industries/aerospace/services/direct-hire',
  )
  expect(region(`${title}, industry by industry`)).toBeTruthy()
})

test('a service without industries leaves the block out', async () => {
  const { title } = await showService('coding-interviews', [])
  expect(screen.queryByRole('heading', { name: `${title}, industry by industry` })).toBeNull()
})

test('a service has a head and structured data of its own', async () => {
  const content = await showService('technical-screening')
  expect(document.title).toBe(`${content.metaTitle} | Plumbline Technical Recruiting`)
  expect(metaOf('description')).toBe(content.metaDescription)
  expect(canonicalLink()).toBe('https://www.example.com/services/technical-screening')
  expect(structuredData('Service')).toMatchObject({
    name: 'Technical Screening',
    url: 'https://www.example.com/services/technical-screening',
    provider: { name: 'Plumbline' },
  })
  expect(structuredData('Service')).not.toHaveProperty('aggregateRating')
  expect(structuredData('FAQPage')).toMatchObject({
    mainEntity: content.faqs.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  })
})

test('only services of the main menu state a satisfaction of their own', async () => {
  await showService('direct-hire')
  expect(screen.getByText(/^96% of clients are satisfied with Direct Hire Placement/)).toBeTruthy()
})

test('a service beside the main menu states the common figures alone', async () => {
  await showService('technical-screening')
  expect(screen.queryByText(/of clients are/)).toBeNull()
})

test.each(['lion-taming', 'Direct-Hire', '%3Cscript%3E', 'a%20b'])(
  '%s is no service',
  async (serviceSlug) => {
    const answer = servicePage.loader({ params: { serviceSlug } } as never)
    await expect(answer).rejects.toMatchObject({ data: null, init: { status: 404 } })
  },
)

test('the technical interview has three highlights, three steps, reasons and the terms', async () => {
  await showInterview()
  expect(await heading()).toHaveProperty('textContent', 'Technical Interview as a Service')
  expect(region('An interview you can check').getAllByRole('article')).toHaveLength(3)
  expect(
    region('Our Process')
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual([...interview.process.map(({ title }) => title), 'Service terms'])
  expect(interview.process).toHaveLength(3)
  expect(region('Reasons to choose it').getAllByRole('article')).toHaveLength(4)
  const terms = region('Service terms')
  for (const term of ['60–90 minutes, live', 'Within 48 hours', 'Within 24 hours', '98%']) {
    expect(terms.getByText(term)).toBeTruthy()
  }
  expect(href('Technical Interview as a Service: Aerospace')).toBe(
    '/industries/aerospace/services/technical-interview',
  )
})

test('the technical interview answers three questions, one by one', async () => {
  await showInterview()
  const questions = screen.getAllByRole('group')
  expect(questions).toHaveLength(3)
  const [first, second] = questions as [HTMLDetailsElement, HTMLDetailsElement]
  expect(first.open).toBe(false)
  fireEvent.click(within(first).getByText('Who are the interviewers?'))
  expect(first.open).toBe(true)
  expect(second.open).toBe(false)
  expect(structuredData('FAQPage')).toHaveProperty('mainEntity.length', 3)
})

test('the technical interview asks for the contact form', async () => {
  await showInterview([])
  expect(interviewPage.handle.slots).toEqual(['leads/contact-form'])
  expect(within(region('Send us one role').getByRole('status')).getByText('Loading')).toBeTruthy()
  expect(canonicalLink()).toBe('https://www.example.com/services/technical-interview')
})

test('the index shows each service with its features and satisfaction', async () => {
  const service = (name: string, slug: string, features: string[]) => ({
    name,
    slug,
    features,
    description: 'What it is.',
  })
  const data = {
    main: [
      service('Technical Interview as a Service', 'technical-interview', ['a', 'b', 'c', 'd', 'e']),
    ],
    others: [
      { ...service('Technical Screening', 'technical-screening', []), description: null },
      service('Lion Taming', 'lion-taming', []),
    ],
  }
  showPage({ ...indexPage, path: '/services', loader: () => data }, '/services')
  await heading()
  const [interviewCard, screeningCard] = screen.getAllByRole('article')
  expect(within(interviewCard!).getByText('99% of its clients satisfied')).toBeTruthy()
  expect(within(interviewCard!).getAllByRole('listitem')).toHaveLength(4)
  expect(within(screeningCard!).queryByText(/of its clients/)).toBeNull()
  expect(within(screeningCard!).queryByRole('list')).toBeNull()
  expect(href('Learn More: Technical Screening')).toBe('/services/technical-screening')
  expect(screen.queryByRole('link', { name: /Lion Taming/ })).toBeNull()
})

test('the index has no heading over nothing', async () => {
  showPage(
    { ...indexPage, path: '/services', loader: () => ({ main: [], others: [] }) },
    '/services',
  )
  await heading()
  expect(screen.queryByRole('heading', { name: 'The whole of hiring' })).toBeNull()
})

test('titles, descriptions and questions are those of one service only', async () => {
  const contents: ServiceBasics[] = [interview, ...(await Promise.all(onTemplate.map(contentOf)))]
  const texts = contents.flatMap(({ metaTitle, metaDescription, description }) => [
    metaTitle,
    metaDescription,
    description,
  ])
  expect(new Set(texts).size).toBe(texts.length)
  for (const { metaDescription } of contents) expect(metaDescription.length).toBeLessThan(170)
  for (const { faqs } of contents) {
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length)
  }
})
