import { expect, test } from 'vitest'
import { defaultSite } from '../../site/site-plan.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

const trailOf = (path: string, brought?: string[]) =>
  breadcrumbTrail(path, defaultSite.content.labels, brought)
const lastLabel = (path: string, brought?: string[]) => trailOf(path, brought).at(-1)?.label

test.each([
  ['/industries/media-entertainment', 'Media & Entertainment'],
  ['/industries/pharma', 'Pharmaceutical'],
  ['/industries/it-services', 'IT Services'],
  ['/services/direct-hire', 'Direct Hire Placement'],
  ['/industries/financial-services', 'Financial Services'],
  ['/glossary/direct-hire', 'Direct Hire'],
  ['/locations/new-york-state', 'New York State'],
  ['/locations/constructor', 'Constructor'],
])('%s reads %s while nobody says otherwise', (path, label) => {
  expect(lastLabel(path)).toBe(label)
})

test('a page names the last parts of its address; what is fixed stays, and a blank name is none', () => {
  const trail = trailOf('/roles/qa-automation-engineer/washington-dc', [
    'QA Automation Engineer',
    'Washington, DC',
  ])
  expect(trail.map(({ label }) => label)).toEqual([
    'Home',
    'Roles',
    'QA Automation Engineer',
    'Washington, DC',
  ])
  expect(lastLabel('/industries/pharma', ['Medicines'])).toBe('Pharmaceutical')
  expect(lastLabel('/technologies/redis', [' '])).toBe('Redis')
})

test('the home page has none', () => {
  expect(trailOf('/')).toEqual([])
})

test('every segment is a step, and the last is not a link', () => {
  const brought = ['How to Hire Software Developers']
  expect(trailOf('/resources/how-to-hire-software-developers', brought)).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Resources', to: '/resources' },
    { label: 'How to Hire Software Developers', to: null },
  ])
})

test('every step but the last leads to its page', () => {
  expect(trailOf('/industries/pharma/services/direct-hire').map(({ to }) => to)).toEqual([
    '/',
    '/industries',
    '/industries/pharma',
    '/industries/pharma/services',
    null,
  ])
})

test('survives an address that cannot be decoded', () => {
  expect(lastLabel('/%E0%A4%A')).toBe('%E0%A4%A')
})

test('an address of thousands of segments has the crumbs of the deepest page', () => {
  expect(trailOf('/x'.repeat(7_700))).toHaveLength(21)
})
