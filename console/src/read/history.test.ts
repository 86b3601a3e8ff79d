import { promote, rollback } from 'delivery'
import { makeTestStore } from 'delivery/testing-store'
import { expect, test } from 'vitest'
import { momentOf } from './history.ts'

const idOf = (index: number) => index.toString(16).padStart(16, '0')

test('what a thief made live stands where visitors got it, and not after it was taken out', async () => {
  const { store, key, trusted, author } = await makeTestStore()
  for (const index of [1, 2]) await store.changeRegistry(promote('catalogue', idOf(index)), author)
  await store.changeRegistry(promote('catalogue', idOf(9)), { key, trusted })
  const keys = trusted.keys.map((one) => (one.kid === key.kid ? { ...one, ended: 2 } : one))
  const after = { ...author, trusted: { keys } }
  await store.voidChanges(after, 'stolen')
  await store.changeRegistry((registry) => rollback(registry, 'catalogue'), after)
  const history = (await store.readHistory(after.trusted)).toReversed()
  const live = [2, 3, 4, 5].map((at) => momentOf(history, at)?.remotes[0]?.record.stable)
  expect(live).toEqual([2, 9, 2, 1].map(idOf))
})
