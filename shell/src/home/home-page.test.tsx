import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SlotProvider } from 'shared-ui'
import { renderInSite } from '../frame/testing-frame.tsx'
import { Component as HomePage, handle } from './home-page.tsx'

const slots = {
  peek: () => ({ Component: () => <form aria-label="Contact form" />, release: 'r1' }),
  load: () => Promise.reject(new Error('peek answers')),
}

beforeEach(() => {
  renderInSite(
    <SlotProvider value={slots}>
      <HomePage />
    </SlotProvider>,
  )
})

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)
const region = (name: string) => within(screen.getByRole('region', { name }))

test('opens with headline, subline, two feature cards and a call', () => {
  expect(headings(1)).toEqual(['Expert Technical Interview and Recruitment Solutions'])
  expect(
    screen.getByText('Find your ideal team with our experienced technical interviewers'),
  ).toBeTruthy()
  expect(headings(2).slice(0, 2)).toEqual(['Skilled Interviewers', 'Accurate Assessment'])
})

test("says who the firm is in the specification's words", () => {
  expect(document.body.textContent).toMatch(/preferred recruiter/)
  expect(document.body.textContent).toMatch(
    /skilled interviewers and a clear, data-backed evaluation/,
  )
})

test('leads to every list of pages', () => {
  const services = region('Comprehensive Technical Recruitment Solutions')
  const lists = services
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ pathname }) => pathname)
    .filter((path) => path.lastIndexOf('/') === 0)
  expect(lists).toEqual(['/services', '/industries', '/technologies', '/locations', '/roles'])
})

test('keeps its sections in order', () => {
  expect(headings(2).slice(2)).toEqual([
    'Comprehensive Technical Recruitment Solutions',
    'Related Resources',
    'Results that hold up when you check them',
    'What clients tell us',
    'Five steps, each with something to show for it',
    'Be Part of Our Network',
    'Tell us who you are looking for',
  ])
})

test('offers six services in order, each with its satisfaction and its page', () => {
  const services = region('Comprehensive Technical Recruitment Solutions')
  const cards = services.getAllByRole('article').map((card) => ({
    title: within(card).getByRole('heading').textContent,
    satisfaction: within(card).getByText(/%/).textContent,
    features: within(card).getAllByRole('listitem').length,
    to: within(card)
      .getByRole('link', { name: /^Learn More/ })
      .getAttribute('href'),
  }))
  const card = (title: string, percentage: number, slug: string) => ({
    title,
    satisfaction: `${percentage}% of its clients satisfied`,
    features: 4,
    to: `/services/${slug}`,
  })
  expect(cards).toEqual([
    card('Technical Interview as a Service', 99, 'technical-interview'),
    card('Direct Hire Placement', 96, 'direct-hire'),
    card('IT Consultancy Solutions', 97, 'it-consultancy'),
    card('Contract Recruiter Staffing', 94, 'contract-recruiter'),
    card('Recruitment Process Outsourcing', 98, 'recruitment-process'),
    card('Recruiter Training Programs', 95, 'recruiter-training'),
  ])
  expect(document.getElementById('services')?.tagName).toBe('SECTION')
})

test('leads on to a guide, an industry and a resource', () => {
  const cards = region('Related Resources').getAllByRole('article')
  expect(
    cards.map((card) => [
      within(card)
        .getByRole('link', { name: /^Learn more/ })
        .getAttribute('href'),
      within(card).getByText(/^(guide|industry|resource)$/).textContent,
    ]),
  ).toEqual([
    ['/resources/how-to-hire-software-developers', 'guide'],
    ['/industries/financial-services', 'industry'],
    ['/resources/technical-screening-process', 'resource'],
  ])
})

test('shows every marketing figure', () => {
  const results = region('Results that hold up when you check them')
  const figures = results
    .getAllByRole('term')
    .map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`)
  expect(figures).toEqual([
    '500+ Successful placements',
    '98% Client satisfaction',
    '60% Faster hiring',
    '24h Report delivery',
    '20+ Years of experience',
    '500+ Tech experts',
    '50+ Enterprise clients',
    '98% Assessment accuracy',
    '95% Placement success',
  ])
})

test('tells search engines the rating that stands on the page', () => {
  expect(screen.getByText(/^Rated/).textContent).toBe(
    'Rated 4.9 out of 5 from 150 reviews of the firm',
  )
  const [firm, site] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.innerHTML) as Record<string, unknown>,
  )
  expect(firm).toMatchObject({
    '@type': 'Organization',
    name: 'Plumbline',
    aggregateRating: { ratingValue: 4.9, bestRating: 5, reviewCount: 150 },
  })
  expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': firm?.['@id'] } })
})

test('explains five steps and ends them with a call', () => {
  const process = region('Five steps, each with something to show for it')
  expect(
    process.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Identify Candidate Source',
    'Initial Technical Screen',
    'Coding Assessment',
    'Technical Evaluation Report',
    'Client Interview Coordination',
    'Expert Technical Assessment',
  ])
  expect(process.getByRole('button', { name: 'Schedule a Call' })).toBeTruthy()
})

test('invites into the network with three perks, and ends with the contact form', () => {
  const perks = region('Be Part of Our Network').getAllByRole('article')
  const toJoin = screen.getByRole('link', { name: 'Tell us what you work on' })
  expect(toJoin.getAttribute('href')).toBe('/contact?about=network#write')
  expect(perks.map((perk) => within(perk).getByRole('heading').textContent)).toEqual([
    'Flexible work arrangements',
    'An expert recruitment process',
    'Professional development opportunities',
  ])
  expect(region('Tell us who you are looking for').getByRole('form')).toBeTruthy()
  expect(handle.slots).toEqual(['leads/contact-form'])
})
