// @vitest-environment node
import { expect, test } from 'vitest'
import { expectTests, progressLine } from './progress.ts'
import { createReportReader } from './report-line.ts'

const counts = {
  'mf-leads/src/form.test.ts': 20,
  'shell/server/http/answer.test.ts': 30,
  'e2e/pages/leads/form.story.ts': 4,
  'e2e/pages/shell/home.story.ts': 5,
  lint: 1,
}

test('only what the tasks run is expected', () => {
  const tasks = [
    { target: 'test', folder: 'mf-leads' },
    { target: 'stories', folder: 'e2e/pages/leads' },
    { target: 'lint', folder: '.' },
  ]
  const files = Object.keys(counts)
  expect(expectTests(tasks, counts, files)).toEqual({
    checks: { tests: 1, files: 0 },
    'unit tests': { tests: 20, files: 1 },
    stories: { tests: 4, files: 1 },
  })
  expect(expectTests(tasks, null).stories).toEqual({ tests: null, files: expect.any(Number) })
})

test('a total does not grow while rooms begin one by one', () => {
  const { reports, read } = createReportReader()
  const line = (tests: number | null, files = 0) =>
    progressLine('stories', reports.stories, { tests, files })
  expect(line(9)).toMatch(/ 0 of 9, 9 left$/)
  read('… e2e/pages/leads/form.story.ts (4)')
  read('✓ e2e/pages/leads/form.story.ts › a visitor sends it')
  expect(line(9)).toMatch(/ 1 of 9, 8 left$/)
  expect(line(null)).toMatch(/ 1 of at least 4$/)
  expect(line(null, 2)).toMatch(/ █{12}░{12} 1 in 1 of 2 files$/)
  read('✖ e2e/pages/leads/form.story.ts › a visitor errs')
  expect(line(9)).toMatch(/ 2 of 9, 7 left, 1 failed$/)
  expect(reports.stories.ended).toEqual({ 'e2e/pages/leads/form.story.ts': 2 })
})

test('what a tool says of itself is no test', () => {
  const { reports, read } = createReportReader()
  for (const line of ['✓ built in 1.20s', '✓ 128 modules transformed.', '✓ lint']) read(line)
  expect(reports.checks.passed).toBe(1)
})
