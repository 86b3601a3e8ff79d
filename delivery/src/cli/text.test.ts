import { expect, test } from 'vitest'
import { table } from './text.ts'

test('what others wrote stays in its line and its column, and tells the terminal nothing', () => {
  const reason = `\u001b[2Jfailed\nleads  stable${' '.repeat(100_000)}`
  const lines = table([{ remote: 'catalogue', reason }]).split('\n')
  expect(lines).toEqual(['remote     reason', 'catalogue  ?[2Jfailed?leads  stable'])
})
