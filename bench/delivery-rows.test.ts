import { expect, test } from 'vitest'
import { mediansOf } from './delivery-rows.ts'

const edit = (build: number, test: number) => ({ build, test, publish: 30, live: 4 })

test('of several edits the median of each step counts, and the median of all their steps', () => {
  const edits = [edit(10, 300), edit(1_000, 200), edit(12, 100)]
  expect(mediansOf(edits)).toEqual({ whole: 344, build: 12, test: 200, publish: 30, live: 4 })
})
