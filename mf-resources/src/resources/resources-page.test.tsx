import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../test/show-page.tsx'
import * as page from './resources-page.tsx'

const show = () => showPage({ path: '/resources', ...page }, '/resources')
const linksIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('opens with its title and a link to the glossary', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resources & Insights')
  expect(screen.getByRole('link', { name: 'Explore the Glossary' }).getAttribute('href')).toBe(
    '/glossary',
  )
})

test.each(['Industry Insights', 'Recruitment Guides', 'Knowledge Base', 'Case Studies'])(
  'shows the card %s',
  (title) => {
    show()
    const shelves = within(screen.getByRole('region', { name: 'What you find here' }))
    expect(shelves.getByRole('heading', { name: title })).toBeTruthy()
  },
)

test('leads to what is popular, and to us', () => {
  show()
  expect(linksIn('Popular Resources')).toEqual(['/glossary', '/case-studies', '/questionnaire'])
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
})
