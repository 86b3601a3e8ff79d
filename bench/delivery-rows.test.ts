import { expect, test } from 'vitest'
import { editIn, rowsOfEdits } from './delivery-rows.ts'

const edit = (build: number) => ({ build, test: 20, publish: 30, live: 4 })

test('an edit takes all of its steps, and of several edits the median counts', () => {
  const rows = rowsOfEdits('warm', [edit(10), edit(1_000), edit(12)])
  expect(editIn(rows, 'warm')).toEqual({ ...edit(12), whole: 66 })
})

test('edits from nothing and edits of one remote are told apart', () => {
  const rows = [...rowsOfEdits('cold', [edit(500)]), ...rowsOfEdits('warm', [edit(10)])]
  expect(editIn(rows, 'cold')?.build).toBe(500)
  expect(editIn(rows, 'warm')?.build).toBe(10)
  expect(editIn(rowsOfEdits('warm', [edit(10)]), 'cold')).toBeNull()
})

test('stored results stay readable: the rows have the names that they always had', () => {
  expect(rowsOfEdits('cold', [edit(1)]).map(({ name }) => name)).toEqual([
    'edit in one remote → live, its tests included, with nothing built before',
    'of that, building every app, with nothing built before',
    'its tests, with nothing built before',
    'publishing, with the gate’s look at every page, with nothing built before',
    'promoting, until the first page is served, with nothing built before',
  ])
  expect(rowsOfEdits('warm', [edit(1)]).map(({ name }) => name)).toEqual([
    'edit in one remote → live, its tests included',
    'of that, building the remote',
    'its tests',
    'publishing, with the gate’s look at every page',
    'promoting, until the first page is served',
  ])
})
