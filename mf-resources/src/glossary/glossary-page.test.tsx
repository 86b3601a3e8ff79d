import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { canonicalLink, showPage, structuredData } from 'shared-ui/testing/show-page.tsx'
import * as page from './glossary-page.tsx'

const show = (address = '/glossary') => showPage({ path: '/glossary', ...page }, address)
const cards = () => screen.getAllByRole('article')
const card = (name: string) => {
  const found = cards().find((item) => within(item).queryByRole('heading', { name }))
  return within(found as HTMLElement)
}
const count = () => screen.getByRole('status').textContent

test('shows its title and every category with its number of terms', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Technical Recruiting Glossary',
  )
  const formats = screen.getByRole('link', { name: /^Interview Formats/ })
  expect(formats.textContent).toMatch(/[0-9]+ terms$/)
  expect(formats.getAttribute('href')).toBe('/glossary?category=Interview+Formats')
})

test('shows a card for each of the 32 terms', () => {
  show()
  expect(cards()).toHaveLength(32)
  const calibration = card('Calibration')
  expect(calibration.getByRole('link').getAttribute('href')).toBe('/glossary/calibration')
  expect(calibration.getByText('Interview Quality')).toBeTruthy()
})

test('names three related terms, and how many more there are', () => {
  show()
  const items = (name: string) =>
    card(name)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(items('Adverse Impact')).toEqual([
    'Structured Interview',
    'Four-Fifths Rule',
    'Take-Home Assignment',
    '+1 more',
  ])
  expect(items('Applicant Tracking System (ATS)').at(-1)).toBe('+2 more')
  expect(items('Boolean Search')).toHaveLength(3)
})

test('filters by the address', () => {
  show('/glossary?category=Interview+Formats&q=pair')
  expect(cards().length).toBeLessThan(5)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'pair')
  expect(
    screen.getByRole('link', { name: /^Interview Formats/ }).getAttribute('aria-current'),
  ).toBe('true')
  expect(canonicalLink()).toBe('https://www.example.com/glossary')
})

test('keeps category and search together when either changes', async () => {
  const router = show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: /^Metrics & Outcomes/ }))
  await user.type(screen.getByRole('searchbox'), 'offer{Enter}')
  await waitFor(() => expect(count()).toContain('“offer”'))
  expect(router.state.location.search).toBe('?category=Metrics+%26+Outcomes&q=offer')
  await user.click(screen.getByRole('link', { name: /^All terms 32|^All terms32/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=offer'))
})

test('says so when nothing matches, and leads back', async () => {
  show('/glossary?q=zzz')
  expect(screen.getByRole('heading', { name: 'No term matches' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Show all terms' }))
  await waitFor(() => expect(cards()).toHaveLength(32))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})

test('shows a hostile search as the text it is', () => {
  show('/glossary?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')
  expect(count()).toContain('<img src=x onerror=alert(1)>')
  expect(document.querySelector('img')).toBeNull()
})

test('lists its terms for search engines', () => {
  show()
  expect(structuredData()).toMatchObject({ '@type': 'DefinedTermSet' })
})
