import { expect, test } from 'vitest'
import { weighAdvisories } from './advisories.ts'

const id = 'GHSA-aaaa-bbbb-cccc'
const url = `https://github.com/advisories/${id}`
const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    inner: { via: [{ source: 1, name: 'inner', title: 'Runs what it reads', url }] },
    outer: { via: ['inner'] },
  },
})

test('an advisory is a problem once, however many packages it reaches', () => {
  expect(weighAdvisories(report, {}, '2026-11-21')).toEqual({
    problems: [`inner: Runs what it reads (${id})`],
    notes: [],
  })
})

test('an accepted one is none, to its last day', () => {
  const accepted = { [id]: '2026-12-31' }
  expect(weighAdvisories(report, accepted, '2026-12-31').problems).toEqual([])
  expect(weighAdvisories(report, accepted, '2027-01-01').problems).toEqual([
    expect.stringContaining('accepted until 2026-12-31'),
  ])
})

test('an acceptance of something else helps nothing, and is named', () => {
  const accepted = { 'GHSA-dddd-eeee-ffff': '2026-12-31' }
  const { problems, notes } = weighAdvisories(report, accepted, '2026-11-21')
  expect(problems).toHaveLength(1)
  expect(notes).toEqual([expect.stringContaining('GHSA-dddd-eeee-ffff')])
})

test.each([
  ['a refusal', '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', '405'],
  ['a failure', '{"error":{"code":"E","summary":"no network\\n\\nClean install"}}', 'no network'],
  ['silence', '', 'npm gave no reason'],
  ['a page', '<html>', 'npm gave no reason'],
])('%s instead of a report is said, and no failure', (_, output, words) => {
  const { problems, notes } = weighAdvisories(output, {}, '2026-11-21')
  expect(problems).toEqual([])
  expect(notes).toEqual([expect.stringMatching(`were not looked up: .*${words}`)])
})

test('a report of another shape is a failure: it may be hiding something', () => {
  expect(weighAdvisories('{"vulnerabilities":[{"name":"x"}]}', {}, '').problems).toHaveLength(1)
})
