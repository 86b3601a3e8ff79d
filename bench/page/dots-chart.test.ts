import { expect, test } from 'vitest'
import { placeDots } from './dots-chart.ts'

const dots = (...values: number[]) =>
  values.map((value, index) => {
    return { name: `dot ${index}`, value, figure: '2', colour: 'ink' as const }
  })
const all = new Set(['dot 0', 'dot 1', 'dot 2'])
const levels = (values: number[], named = all) =>
  placeDots(dots(...values), (value) => value, named).map(({ level }) => level)

test.each([
  ['that are apart stand on the line', [100, 150, 200], [0, 0, 0]],
  ['that would cover each other stand below each other', [100, 100, 105], [0, 1, 2]],
  ['come from left to right', [200, 100, 105], [0, 1, 0]],
])('discs %s', (_, values, expected) => {
  expect(levels(values)).toEqual(expected)
})

test('names need more room than discs', () => {
  expect(levels([100, 125])).toEqual([0, 0])
  expect(levels([100, 125], new Set())).toEqual([0, 1])
})
