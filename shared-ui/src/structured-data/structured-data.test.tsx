import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as builders from './builders.ts'
import { structuredData } from './index.ts'

const firm = { name: 'Plumbline', url: 'https://www.example.com' }

const service = { name: 'Direct Hire', type: 'Recruiting', path: '/services/direct-hire' }
const article = { title: 'Roles', path: '/resources/roles', publishedAt: '2024-01-01' }
const crumbs = [
  { label: 'Home', path: '/' },
  { label: 'Roles', path: '/roles' },
]
const business = {
  name: 'Plumbline in Austin',
  path: '/locations/austin',
  address: { city: 'Austin', state: 'Texas' },
}
const hours = { days: ['Monday', 'Friday'], opens: '08:00', closes: '18:00' }
const job = {
  title: 'Data Engineer',
  description: 'Moves data.',
  postedOn: '2026-11-01',
  location: { place: { city: 'Austin', state: 'Texas', country: 'US' } },
}

test('a service says what it was told, and whose it is', () => {
  expect(
    builders.service(firm, {
      ...service,
      description: 'We find them.',
      audience: 'Aerospace',
      rating: { value: 4.8, reviews: 300 },
    }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Direct Hire',
    serviceType: 'Recruiting',
    url: 'https://www.example.com/services/direct-hire',
    provider: { '@type': 'Organization', name: 'Plumbline', url: 'https://www.example.com/' },
    description: 'We find them.',
    audience: { '@type': 'BusinessAudience', audienceType: 'Aerospace' },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.8,
      bestRating: 5,
      reviewCount: 300,
    },
  })
})

test('the firm and its site refer to each other', () => {
  const organization = builders.organization(firm, { contactPath: '/contact' })
  expect(organization).toMatchObject({
    '@id': 'https://www.example.com/#organization',
    contactPoint: { url: 'https://www.example.com/contact' },
  })
  expect(builders.webSite(firm)).toMatchObject({
    '@type': 'WebSite',
    publisher: { '@id': 'https://www.example.com/#organization' },
  })
})

test('a trail numbers its steps and ends with the page itself', () => {
  expect(builders.breadcrumbList(firm, crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.example.com/' },
      { position: 2, name: 'Roles', item: 'https://www.example.com/roles' },
    ],
  })
})

test('an article names its picture, its dates, and a person or the firm as its author', () => {
  const dated = { ...article, updatedAt: '2024-03-01' }
  expect(
    builders.article(firm, { ...dated, author: 'A. Writer', tags: ['a', ' ', 'a', 'b'] }),
  ).toMatchObject({
    headline: 'Roles',
    image: 'https://www.example.com/og/resources/roles.png',
    datePublished: '2024-01-01',
    dateModified: '2024-03-01',
    author: { '@type': 'Person', name: 'A. Writer' },
    keywords: 'a, b',
  })
  expect(builders.article(firm, { ...dated, author: 'Plumbline Research' })).toMatchObject({
    author: { '@type': 'Organization', name: 'Plumbline Research' },
  })
  expect(builders.article(firm, { ...article, author: ' ' })).toMatchObject({
    author: { '@type': 'Organization', name: 'Plumbline' },
    dateModified: '2024-01-01',
  })
})

test('a local business says where and when', () => {
  expect(builders.localBusiness(firm, { ...business, hours })).toMatchObject({
    address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'Texas' },
    openingHoursSpecification: { dayOfWeek: ['Monday', 'Friday'], opens: '08:00', closes: '18:00' },
  })
})

test('a vacancy is complete', () => {
  const full = {
    ...job,
    reference: 'PL-1041',
    validThrough: '2026-12-24T12:00:00Z',
    category: 'Data',
    tags: ['Remote first', 'SQL'],
    employmentType: 'FULL_TIME',
    requiredSkills: ['SQL'],
    responsibilities: ['Own the pipelines', 'Name the owners'],
  }
  expect(builders.jobPosting(firm, full)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Data Engineer',
    datePosted: '2026-11-01',
    validThrough: '2026-12-24T12:00:00Z',
    identifier: { '@type': 'PropertyValue', name: 'Plumbline', value: 'PL-1041' },
    directApply: false,
    hiringOrganization: 'confidential',
    jobLocation: { address: { addressLocality: 'Austin', addressCountry: 'US' } },
    employmentType: 'FULL_TIME',
    occupationalCategory: 'Data',
    skills: ['SQL', 'Remote first'],
    responsibilities: 'Own the pipelines\nName the owners',
  })
  expect(builders.jobPosting(firm, { ...job, location: { remoteFrom: 'US' } })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'US' },
  })
})

test('a glossary holds its terms, and a term its glossary', () => {
  const term = { name: 'ATS', path: '/glossary/ats' }
  const set = { name: 'Glossary', path: '/glossary', terms: [term] }
  expect(builders.definedTermSet(firm, set)).toMatchObject({
    '@id': 'https://www.example.com/glossary',
    hasDefinedTerm: [{ name: 'ATS', url: 'https://www.example.com/glossary/ats' }],
  })
  expect(
    builders.definedTerm(firm, { ...term, definition: 'A tracker.', setPath: '/glossary' }),
  ).toMatchObject({
    description: 'A tracker.',
    inDefinedTermSet: 'https://www.example.com/glossary',
  })
})

const blanks = ['', ' ', '\n\t', '\u00a0']
const badDates = ['yesterday', '2024-13-01', '2024-02-30', '01/02/2024', '2024', '2024-1-1', 'NaN']
const badRatings = [
  { value: 4.8, reviews: 0 },
  { value: 4.8, reviews: 1.5 },
  { value: 4.8, reviews: Number.NaN },
  { value: 0, reviews: 3 },
  { value: 5.1, reviews: 3 },
  { value: Number.NaN, reviews: 3 },
  { value: 4, reviews: 3, best: Number.POSITIVE_INFINITY },
]
const badAddresses = ['http://', 'javascript:alert(1)', 'data:text/html,x', '']

const refused: [what: string, node: unknown][] = [
  ...blanks.flatMap((blank): [string, unknown][] => [
    ['a firm without a name', builders.organization({ ...firm, name: blank }, {})],
    ['a site without a name', builders.webSite({ ...firm, name: blank })],
    ['a service without a name', builders.service(firm, { ...service, name: blank })],
    ['a service of no kind', builders.service(firm, { ...service, type: blank })],
    ['a service of nobody', builders.service({ ...firm, name: blank }, service)],
    ['a question without words', builders.faqPage([{ question: blank, answer: 'Yes.' }])],
    ['a question without answer', builders.faqPage([{ question: 'Why?', answer: blank }])],
    [
      'a crumb without a label',
      builders.breadcrumbList(firm, [crumbs[0]!, { label: blank, path: '/' }]),
    ],
    ['an article without a title', builders.article(firm, { ...article, title: blank })],
    ['an article without a date', builders.article(firm, { ...article, publishedAt: blank })],
    ['a business without a name', builders.localBusiness(firm, { ...business, name: blank })],
    ['a business nowhere', builders.localBusiness(firm, { ...business, address: { city: blank } })],
    ['a vacancy without a title', builders.jobPosting(firm, { ...job, title: blank })],
    ['a vacancy without a description', builders.jobPosting(firm, { ...job, description: blank })],
    ['a vacancy without a date', builders.jobPosting(firm, { ...job, postedOn: blank })],
  ]),
  ...badDates.flatMap((date): [string, unknown][] => [
    [`an article of ${date}`, builders.article(firm, { ...article, publishedAt: date })],
    [`an article changed on ${date}`, builders.article(firm, { ...article, updatedAt: date })],
    [`a vacancy of ${date}`, builders.jobPosting(firm, { ...job, postedOn: date })],
    [`a vacancy until ${date}`, builders.jobPosting(firm, { ...job, validThrough: date })],
  ]),
  ...badRatings.flatMap((rating): [string, unknown][] => [
    [`a service rated ${JSON.stringify(rating)}`, builders.service(firm, { ...service, rating })],
    [`a firm rated ${JSON.stringify(rating)}`, builders.organization(firm, { rating })],
  ]),
  ...badAddresses.flatMap((path): [string, unknown][] => [
    [`a service at '${path}'`, builders.service(firm, { ...service, path })],
    [`an article at '${path}'`, builders.article(firm, { ...article, path })],
    [`a crumb at '${path}'`, builders.breadcrumbList(firm, [crumbs[0]!, { label: 'A', path }])],
    [
      `a term at '${path}'`,
      builders.definedTermSet(firm, { name: 'G', path: '/g', terms: [{ name: 'A', path }] }),
    ],
  ]),
  ['no questions', builders.faqPage([])],
  ['a trail of one step', builders.breadcrumbList(firm, crumbs.slice(0, 1))],
  ['a trail of no step', builders.breadcrumbList(firm, [])],
  ['a glossary without terms', builders.definedTermSet(firm, { name: 'G', path: '/g', terms: [] })],
  ['an undated vacancy', builders.jobPosting(firm, { ...job, postedOn: undefined })],
  [
    'a vacancy that ended before',
    builders.jobPosting(firm, { ...job, validThrough: '2026-10-31' }),
  ],
  [
    'a vacancy in no country',
    builders.jobPosting(firm, { ...job, location: { place: { city: 'Austin' } } }),
  ],
  [
    'a vacancy remote from nowhere',
    builders.jobPosting(firm, { ...job, location: { remoteFrom: 'Texas' } }),
  ],
  ['an unknown employment', builders.jobPosting(firm, { ...job, employmentType: 'full time' })],
  ...[
    { ...hours, days: [] },
    { ...hours, days: ['Funday'] },
    { ...hours, opens: '8:00' },
    { ...hours, opens: '18:00' },
    { ...hours, closes: '24:30' },
  ].map((bad): [string, unknown] => [
    `hours ${JSON.stringify(bad)}`,
    builders.localBusiness(firm, { ...business, hours: bad }),
  ]),
]

test.each(refused)('%s is nothing', (_what, node) => {
  expect(node).toBeNull()
})

test('what they are made from is valid by itself, so that each refusal above has one reason', () => {
  const whole = [
    builders.organization(firm, {}),
    builders.webSite(firm),
    builders.service(firm, service),
    builders.faqPage([{ question: 'Why?', answer: 'Yes.' }]),
    builders.breadcrumbList(firm, crumbs),
    builders.article(firm, article),
    builders.localBusiness(firm, { ...business, hours }),
    builders.jobPosting(firm, { ...job, validThrough: '2026-11-01' }),
  ]
  expect(whole).not.toContain(null)
})

const blockOf = (container: HTMLElement) => container.querySelector('script')

/** The component as it is in a browser that has just come. */
async function inBrowser() {
  vi.resetModules()
  return (await import('./structured-data.tsx')).StructuredData
}

test('a block cannot be closed by what it says, and one that says nothing true is none for search engines', async () => {
  const StructuredData = await inBrowser()
  const data = structuredData.service(firm, { ...service, name: '</script><b>' })
  const { container, rerender } = render(<StructuredData data={data} />)
  await vi.waitFor(() => expect(blockOf(container)?.textContent).toContain('script'), 20_000)
  expect(blockOf(container)?.textContent).not.toContain('<')
  expect(JSON.parse(blockOf(container)?.textContent ?? '')).toMatchObject({ name: '</script><b>' })
  expect(blockOf(container)?.type).toBe('application/ld+json')
  rerender(<StructuredData data={structuredData.service(firm, { ...service, name: ' ' })} />)
  await vi.waitFor(() => expect(blockOf(container)?.textContent).toBe(''), 20_000)
  expect(blockOf(container)?.type).toBe('text/plain')
})

test('what the server wrote stays in the browser, until the page tells something else', async () => {
  const StructuredData = await inBrowser()
  const container = document.createElement('div')
  container.innerHTML = '<script type="application/ld+json">{"from":"server"}</script>'
  const page = (name: string) => (
    <StructuredData data={structuredData.service(firm, { ...service, name })} />
  )
  const { rerender } = render(page('First'), { container, hydrate: true })
  rerender(page('First'))
  await act(async () => {})
  expect(blockOf(container)?.textContent).toBe('{"from":"server"}')
  rerender(page('Second'))
  await vi.waitFor(() => expect(blockOf(container)?.textContent).toContain('Second'), 20_000)
})
