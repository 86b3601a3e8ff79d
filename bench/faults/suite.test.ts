// @vitest-environment node
import { expect, test } from 'vitest'
import { findingOf } from './suite.ts'

const failed = `
Failures
  \u001b[31m✖\u001b[39m mf-leads/src/drafts.test.ts › survives a reload
    Error: …
  ✖ types › mf-leads
10 passed, 2 failed
`

test('the first failure is the finding', () => {
  expect(findingOf({ code: 1, stdout: failed, stderr: '' })).toBe(
    'mf-leads/src/drafts.test.ts › survives a reload',
  )
})

test('without a name, what was said last is', () => {
  const ending = { code: 1, stdout: '0 passed, 1 failed\n', stderr: 'x\nThe build failed\n' }
  expect(findingOf(ending)).toBe('The build failed')
})

test('nothing is found when all pass', () => {
  expect(findingOf({ code: 0, stdout: '12 passed, 0 failed\n', stderr: '' })).toBeNull()
})

test.each([
  { code: null, stdout: '3 passed, 0 failed\n', stderr: '' },
  { code: 1, stdout: '', stderr: 'npm error ENOSPC' },
])('tests that do not come to an end say nothing: %j', (ending) => {
  expect(() => findingOf(ending)).toThrow('The tests ended without a count')
})
