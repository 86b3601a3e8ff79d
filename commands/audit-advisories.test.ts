import { expect, test } from 'vitest'
import { weighAdvisories } from './audit-advisories.ts'
import type { AcceptedAdvisory } from './audit-allowances.ts'

const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    inner: {
      name: 'inner',
      severity: 'high',
      via: [
        {
          source: 1,
          name: 'inner',
          title: 'Runs what it reads',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
        },
      ],
    },
    outer: { name: 'outer', severity: 'high', via: ['inner'] },
  },
})

const accepted: AcceptedAdvisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'inner',
  reason: 'It reads only our own files.',
  until: '2026-12-31',
}
const today = '2026-11-21'

test('an advisory is a problem once, however many packages it reaches', () => {
  expect(weighAdvisories(report, [], today)).toEqual({
    problems: ['inner, high: Runs what it reads (GHSA-aaaa-bbbb-cccc)'],
    notes: [],
  })
})

test('an accepted one is none, to its last day', () => {
  expect(weighAdvisories(report, [accepted], '2026-12-31').problems).toEqual([])
  expect(weighAdvisories(report, [accepted], '2027-01-01').problems).toEqual([
    expect.stringContaining('was accepted until 2026-12-31'),
  ])
})

test('an acceptance of something else helps nothing, and is named', () => {
  const other = { ...accepted, id: 'GHSA-dddd-eeee-ffff' }
  const { problems, notes } = weighAdvisories(report, [other], today)
  expect(problems).toHaveLength(1)
  expect(notes).toEqual([expect.stringContaining('GHSA-dddd-eeee-ffff')])
})

test('nothing found is nothing to say', () => {
  expect(weighAdvisories('{"vulnerabilities":{}}', [], today)).toEqual({ problems: [], notes: [] })
})

test.each([
  ['a refusal', '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', '405'],
  [
    'a failure',
    '{"error":{"code":"EAI_AGAIN","summary":"no network\\n\\nClean install"}}',
    'no network',
  ],
  ['silence', '', 'npm gave no reason'],
  ['a page', '<html>', 'npm gave no reason'],
])('%s instead of a report is said, and no failure', (_, output, words) => {
  const { problems, notes } = weighAdvisories(output, [accepted], today)
  expect(problems).toEqual([])
  expect(notes).toEqual([expect.stringMatching(`were not looked up: .*${words}`)])
})

test('a report of another shape is a failure: it may be hiding something', () => {
  const { problems } = weighAdvisories('{"vulnerabilities":[{"name":"inner"}]}', [], today)
  expect(problems).toHaveLength(1)
})
