import { expect, test } from 'vitest'
import { createSessions } from './sessions.ts'

const hour = 60 * 60 * 1_000

test('a session ends an hour after its last page, and eight after its beginning', () => {
  let time = 1_000
  const sessions = createSessions(() => time)
  const [idle, busy] = [sessions.begin('ada@example.org'), sessions.begin('grace@example.org')]
  for (let passed = 0; passed < 8 * hour; passed += hour / 2) {
    expect(sessions.of(busy.id)).toEqual(busy.session)
    time += hour / 2
  }
  expect(sessions.of(idle.id)).toBeNull()
  expect(sessions.of(busy.id)).toEqual(busy.session)
  time += 1
  expect(sessions.of(busy.id)).toBeNull()
})

test('two hundred people are signed in at a time, those who did something last', () => {
  const sessions = createSessions()
  const first = sessions.begin('ada@example.org')
  const others = Array.from({ length: 200 }, (_, index) => sessions.begin(`${index}@example.org`))
  expect(sessions.of(first.id)).toBeNull()
  expect(others.every(({ id }) => sessions.of(id))).toBe(true)
})
