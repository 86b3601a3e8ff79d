import { expect, test } from 'vitest'
import { distinctTexts, paragraphs, textList } from './text-list.ts'

test('keeps the texts of a list', () => {
  expect(textList(['a', null, 1, ' ', {}, 'b', 'a'])).toEqual(['a', 'b', 'a'])
  expect(distinctTexts(['a', 'b', 'a'])).toEqual(['a', 'b'])
})

test.each([[null], [undefined], ['a'], [{ 0: 'a' }], [3]])(
  'takes %j for an empty list',
  (value) => {
    expect(textList(value)).toEqual([])
  },
)

test('parts paragraphs at blank lines', () => {
  expect(paragraphs('One\nline.\n\nTwo.\n \n\n')).toEqual(['One\nline.', 'Two.'])
  expect(paragraphs(null)).toEqual([])
})
