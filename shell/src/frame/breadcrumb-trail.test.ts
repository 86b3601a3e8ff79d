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

test('a step without a page of its own leads nowhere', () => {
  expect(breadcrumbTrail('/roles/backend-developer/austin').map(({ to }) => to)).toEqual([
    '/',
    null,
    null,
    null,
  ])
  expect(breadcrumbTrail('/industries/pharma/services/direct-hire').map(({ to }) => to)).toEqual([
    '/',
    null,
    '/industries/pharma',
    null,
    null,
  ])
})

test('services lead to their place on the home page', () => {
  expect(breadcrumbTrail('/services/direct-hire')[1]).toEqual({
    label: 'Services',
    to: '/#services',
  })
})

test('survives an address that cannot be decoded', () => {
  expect(breadcrumbTrail('/%E0%A4%A').at(-1)?.label).toBe('%E0%A4%A')
})
