import { expect, test } from 'vitest'
import { numberOption, table } from './text.ts'

test('what others wrote stays in its line and its column, and tells the terminal nothing', () => {
  const reason = `\u001b[2Jfailed\nleads  stable${' '.repeat(100_000)}`
  const lines = table([{ remote: 'catalogue', reason }]).split('\n')
  expect(lines).toEqual(['remote     reason', 'catalogue  ?[2Jfailed?leads  stable'])
})

test('a number that is none is named as it is typed', () => {
  const typed = (name: string) => () => numberOption({ [name]: '0' }, name, 1, { min: 1, max: 20 })
  expect(typed('hours')).toThrow("--hours is a whole number from 1 to 20, not '0'")
  expect(typed('<n>')).toThrow(/^<n> is a whole number/)
})
