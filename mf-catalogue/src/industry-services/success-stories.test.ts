import { expect, test } from 'vitest'
import { successStories } from './success-stories.ts'

const story = { title: 'A team', company: 'A bank', description: 'Was small.', result: 'Is not.' }

test('keeps the stories in their order', () => {
  const other = { ...story, title: 'Another team' }
  expect(successStories({ one: story, two: other })).toEqual([story, other])
})

test('leaves out what is missing from a story', () => {
  expect(successStories({ one: { title: 'A team', company: '', result: 7 } })).toEqual([
    { title: 'A team', company: null, description: null, result: null },
  ])
})

test.each([
  null,
  undefined,
  'stories',
  7,
  [],
  [story],
  {},
  { one: null },
  { one: 'a story' },
  { one: [story] },
  { one: { ...story, title: ' ' } },
  { one: { ...story, title: { toString: 'no' } } },
])('finds none in %j', (value) => {
  expect(successStories(value)).toEqual([])
})
