import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { canonicalLink, showPage, structuredData } from 'shared-ui/testing/show-page.tsx'
import * as hiring from './hire-developers-page.tsx'
import * as screening from './screening-process-page.tsx'

const guides = [
  {
    page: hiring,
    path: '/resources/how-to-hire-software-developers',
    title: 'How to Hire Software Developers',
    steps: 'The hiring process',
    calls: ['/contact', '/services/technical-screening'],
  },
  {
    page: screening,
    path: '/resources/technical-screening-process',
    title: 'The Technical Screening Process',
    steps: 'The five-stage framework',
    calls: ['/services/technical-screening', '/services/recruiter-training'],
  },
]

const region = (name: string) => within(screen.getByRole('region', { name }))

test.each(guides)('$path shows five steps, its calls and its head', (guide) => {
  showPage({ ...guide.page, path: guide.path }, guide.path)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(guide.title)
  expect(region(guide.steps).getAllByRole('listitem')).toHaveLength(5)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(guide.calls))
  expect(region('Related resources').getAllByRole('link')).toHaveLength(3)
  expect(canonicalLink()).toBe(`https://www.example.com${guide.path}`)
  expect(structuredData()).toMatchObject({
    '@type': 'Article',
    datePublished: '2024-01-01',
    dateModified: '2024-01-01',
  })
})

test('weighs the assessment as suggested, in words and as bars on one scale', () => {
  showPage({ ...hiring, path: '/' }, '/')
  const weights = region('Suggested assessment weighting')
  const shown = ['Portfolio and code review', 'Live coding', 'System design', 'Cultural fit'].map(
    (label) => weights.getByText(label).parentElement,
  )
  expect(shown.map((row) => row?.querySelector('dd')?.textContent)).toEqual([
    '30%',
    '40%',
    '20%',
    '10%',
  ])
  const bars = shown.map((row) => row?.querySelector<HTMLElement>('[data-percent]'))
  expect(bars.map((bar) => bar?.style.inlineSize)).toEqual(['75%', '100%', '50%', '25%'])
  for (const bar of bars) expect(bar?.closest('[aria-hidden="true"]')).toBeTruthy()
})

test('answers every hiring challenge', () => {
  showPage({ ...hiring, path: '/' }, '/')
  const list = region('Hiring challenges and solutions')
  expect(list.getAllByRole('term').length).toBeGreaterThanOrEqual(4)
  expect(list.getAllByRole('definition')).toHaveLength(list.getAllByRole('term').length)
})

test('says how long each screening stage takes', () => {
  showPage({ ...screening, path: '/' }, '/')
  const stages = region('The five-stage framework').getAllByText(/minutes$/)
  expect(stages.map((stage) => stage.textContent)).toEqual([
    '15–20 minutes',
    '30–45 minutes',
    '45–90 minutes',
    '45–60 minutes',
    '30–45 minutes',
    'All five together: 165–260 minutes',
  ])
})
