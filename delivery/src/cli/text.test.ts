import { expect, test } from 'vitest'
import { table, timeOption } from './text.ts'

test('what others wrote stays in its line and its column, and tells the terminal nothing', () => {
  const reason = `\u001b[2Jfailed\nleads  stable${' '.repeat(100_000)}`
  const lines = table([{ remote: 'catalogue', reason }]).split('\n')
  expect(lines).toEqual(['remote     reason', 'catalogue  ?[2Jfailed?leads  stable'])
})

test('a time is one that every clock here reads', () => {
  const time = '2027-01-31T08:00:00Z'
  expect(timeOption({ expires: time }, 'expires')).toBe(time)
  expect(timeOption({}, 'expires')).toBeUndefined()
  for (const expires of [
    '',
    '2027-01-31T08:00:00+01',
    'soon',
    '2027-01-31',
    '2027-13-31T08:00:00Z',
  ])
    expect(() => timeOption({ expires }, 'expires'), expires).toThrow('is a time like')
})
