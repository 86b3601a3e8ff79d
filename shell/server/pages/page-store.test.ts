import { expect, test } from 'vitest'
import { writeBody } from '../http/written-body.ts'
import { limits } from '../limits.ts'
import { createPageStore } from './page-store.ts'
import type { PageDocument } from './render-document.ts'

const ofNobody = {
  ...{ lock: { id: '', shell: '', remotes: {} }, releases: [], signers: [], policy: '' },
  amidst: () => null,
}

function page(text: string): PageDocument {
  const body = writeBody(Buffer.from(text.padEnd(12_000)))
  const seconds = { load: 0, loaders: 0, render: 0 }
  return { ...ofNobody, status: 200, body, seconds, worth: 'good' }
}

const about = {
  address: '/about',
  owner: '',
  isPinned: true,
  canaries: '',
  version: '1',
  data: '1',
}

test('no number of queries and canary pages pushes a page out of its place', () => {
  const store = createPageStore()
  store.put(about, page('pinned'))
  const others = Array.from({ length: 1_000 }, (_, index) => [
    { ...about, address: `/about?${index}`, isPinned: false },
    { ...about, address: `/page-${index}`, isPinned: false, canaries: 'catalogue/1' },
  ]).flat()
  for (const other of others) store.put(other, page(other.address))
  expect(store.get(about)).toBeDefined()
  const bytes = others.filter((other) => store.get(other)).length * 12_000 * 4
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(limits.otherPages.bytes)
})

test('no number of pages that a remote makes up pushes those of others out of their places', () => {
  const store = createPageStore()
  const at = (owner: string, index: number) => ({ ...about, owner, address: `/${owner}/${index}` })
  const own = Array.from({ length: 200 }, (_, index) => at('leads', index))
  for (const key of own) store.put(key, page(key.address))
  const invented = Array.from({ length: 2_000 }, (_, index) => at('catalogue', index))
  for (const key of invented) store.put(key, page(key.address))
  expect(own.filter((key) => !store.get(key))).toEqual([])
  const bytes = [...own, ...invented].filter((key) => store.get(key)).length * 12_000 * 4
  expect(bytes).toBeLessThanOrEqual(limits.pinnedPages.bytes)
  expect(store.get(invented.at(-1)!)).toBeDefined()
})
