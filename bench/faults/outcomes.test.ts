// @vitest-environment node
import { expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import { outcomePage } from './outcome-page.ts'
import { chooseFaults, currentOf, hashOf, type Outcome } from './outcomes.ts'

const faults: Fault[] = [
  { name: 'a wrong word', file: 'shell/src/home.tsx', find: 'one', replace: 'two' },
  { name: 'a lost file', file: 'mf-leads/src/form.tsx', isLost: true },
  { name: 'a wide table', file: 'docs/table.md', add: '|', why: 'nobody looks' },
]
const [word, lost, wide] = faults as [Fault, Fault, Fault]

const outcome = (fault: Fault, more: Partial<Outcome> = {}): Outcome => ({
  by: 'home.test.tsx › says | one',
  isByAffected: true,
  seconds: 12,
  commit: '0123456789abcdef',
  fault: hashOf(fault),
  ...more,
})

test('those without an outcome are sown, and those that were changed', () => {
  expect(chooseFaults(faults, {}, [])).toEqual(faults)
  const outcomes = { [word.name]: outcome(word), [lost.name]: outcome(word) }
  expect(chooseFaults(faults, outcomes, [])).toEqual([lost, wide])
  expect(Object.keys(currentOf(outcomes, faults))).toEqual([word.name])
})

test('a reason changes nothing', () => {
  expect(hashOf({ ...wide, why: 'nobody can' })).toBe(hashOf(wide))
})

test('a part of a name or of a file names faults, whether they have an outcome or not', () => {
  const outcomes = { [word.name]: outcome(word) }
  expect(chooseFaults(faults, outcomes, ['WRONG', 'mf-leads'])).toEqual([word, lost])
  expect(() => chooseFaults(faults, outcomes, ['wrong', 'mail'])).toThrow(
    "There is no fault with 'mail' in its name",
  )
})

test('the page says what found each, what only the whole suite found, and why nothing did', () => {
  const page = outcomePage(faults, {
    [word.name]: outcome(word),
    [lost.name]: outcome(lost, { isByAffected: false, by: 'types' }),
    [wide.name]: outcome(wide, { isByAffected: false, by: null }),
  })
  expect(page).toContain('**2 of 3 are found; 1 of them not by `--affected`')
  expect(page).toContain('Measured at `0123456`.')
  expect(page).toContain('| a wrong word | `shell/src` | home.test.tsx › says \\| one | 12 |')
  expect(page).toContain('| a lost file | `mf-leads` | **the whole suite only**: types | 12 |')
  expect(page).toContain('| a wide table | `docs` | **nothing** | 12 |')
  expect(page).toContain('- a wide table: nobody looks')
})

test('the page says what is not measured yet', () => {
  const page = outcomePage(faults, { [word.name]: outcome(word) })
  expect(page).toContain('**1 of 1 are found, all by `--affected`.** 2 are not measured yet.')
  expect(page).not.toContain('Not found')
})
