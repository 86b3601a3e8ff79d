import { expect, test } from 'vitest'
import { createPageStore } from './page-store.ts'

test('what was not asked for the longest makes room', () => {
  const store = createPageStore<string>({ bytes: 10, count: 5 })
  store.keep('/a', 'A', 5)
  store.keep('/b', 'B', 5)
  store.get('/a')
  store.keep('/c', 'C', 5)
  expect(['/a', '/b', '/c'].map((key) => store.get(key))).toEqual(['A', undefined, 'C'])
})

test('a page in place of another takes the room of one', () => {
  const store = createPageStore<string>({ bytes: 10, count: 5 })
  for (const page of ['1', '2', '3']) store.keep('/a', page, 5)
  store.keep('/b', 'B', 5)
  expect([store.get('/a'), store.get('/b')]).toEqual(['3', 'B'])
})

test('a store has room for only so many, however small', () => {
  const store = createPageStore<string>({ bytes: 10, count: 2 })
  for (const key of ['/a', '/b', '/c']) store.keep(key, key, 1)
  expect(['/a', '/b', '/c'].map((key) => store.get(key))).toEqual([undefined, '/b', '/c'])
})

test('a page larger than the store is not kept', () => {
  const store = createPageStore<string>({ bytes: 10, count: 5 })
  store.keep('/a', 'A', 11)
  expect(store.get('/a')).toBeUndefined()
})
