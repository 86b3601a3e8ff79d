import { expect, test } from 'vitest'
import { breadcrumbLabel } from './breadcrumb-labels.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

test.each([
  ['media-entertainment', 'Media & Entertainment'],
  ['pharma', 'Pharmaceutical'],
  ['it-services', 'IT Services'],
  ['csharp-dotnet', 'C# / .NET'],
  ['nodejs', 'Node.js'],
  ['aws', 'AWS'],
  ['ai-ml-recruitment', 'AI/ML Engineer Recruitment'],
  ['financial-services', 'Financial Services'],
  ['it-contractors', 'IT Contractors'],
  ['new-york-state', 'New York State'],
  ['constructor', 'Constructor'],
])('%s reads %s', (segment, label) => {
  expect(breadcrumbLabel(segment)).toBe(label)
})

test('the home page has none', () => {
  expect(breadcrumbTrail('/')).toEqual([])
})

test('every segment is a step, and the last is not a link', () => {
  expect(breadcrumbTrail('/resources/how-to-hire-software-developers')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Resources', to: '/resources' },
    { label: 'How to Hire Software Developers', to: null },
  ])
})

test('every step but the last leads to its page', () => {
  expect(breadcrumbTrail('/industries/pharma/services/direct-hire').map(({ to }) => to)).toEqual([
    '/',
    '/industries',
    '/industries/pharma',
    '/industries/pharma/services',
    null,
  ])
})

test('survives an address that cannot be decoded', () => {
  expect(breadcrumbTrail('/%E0%A4%A').at(-1)?.label).toBe('%E0%A4%A')
})
