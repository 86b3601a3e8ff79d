import { expect, test } from 'vitest'
import type { LiveRemote } from '../read/now.ts'
import { deedOf } from './deeds.ts'

const [stable, running, other] = ['a', 'b', 'c'].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
]
const remote = { name: 'leads', stable, canary: { release: running, percent: 10 } } as LiveRemote

test('what takes the place of a running canary says so, and how that begins again', () => {
  for (const wish of [
    { do: 'try', release: other, percent: 5 },
    { do: 'give', release: other },
  ] as const)
    expect(deedOf(wish, remote)?.effect).toContain(`The canary of ${running} ends.`)
  const again = `Undone by npm run delivery -- promote leads ${running} --percent 10.`
  expect(deedOf({ do: 'try', release: other, percent: 5 }, remote)?.undo).toBe(again)
  expect(deedOf({ do: 'try', release: running, percent: 20 }, remote)).toMatchObject({
    effect: expect.not.stringContaining('ends'),
    undo: again,
  })
  expect(deedOf({ do: 'back' }, remote)?.undo).toBe(again)
})

test('where no canary runs, a try and a release for everybody are undone by a roll back', () => {
  for (const wish of [
    { do: 'try', release: other, percent: 5 },
    { do: 'give', release: other },
  ] as const)
    expect(deedOf(wish, { ...remote, canary: null })).toMatchObject({
      effect: expect.not.stringContaining('ends'),
      undo: 'Undone by npm run delivery -- rollback leads.',
    })
})

test('what everybody gets already is not said to take its own place', () => {
  expect(deedOf({ do: 'give', release: stable }, remote)).toMatchObject({
    effect: `Every visitor will get leads ${stable}. The canary of ${running} ends.`,
    undo: `Undone by npm run delivery -- promote leads ${running} --percent 10.`,
  })
})
