import { expect, test } from 'vitest'
import { questionLevels } from './interview-questions.ts'

test('orders levels from junior to senior, then any further one', () => {
  const value = { principal_engineer: ['d'], senior: ['c'], junior: ['a'], mid: ['b'] }
  expect(questionLevels(value)).toEqual([
    { level: 'Junior', questions: ['a'] },
    { level: 'Mid-level', questions: ['b'] },
    { level: 'Senior', questions: ['c'] },
    { level: 'Principal engineer', questions: ['d'] },
  ])
})

test('leaves out levels without a question', () => {
  expect(questionLevels({ junior: [], mid: ['b', null, 3, ' '], senior: 'c' })).toEqual([
    { level: 'Mid-level', questions: ['b'] },
  ])
})

test.each([[null], [undefined], ['text'], [4], [['a']]])('takes %j for no questions', (value) => {
  expect(questionLevels(value)).toEqual([])
})
