// @vitest-environment node
import { expect, test } from 'vitest'
import { ordinaryVisit } from './compositions.ts'
import { createLastGoodPages } from './last-good-pages.ts'
import type { ComposedPage } from './page-composer.ts'

const request = (path: string, method = 'GET') =>
  new Request(`https://site.example${path}`, { method })

/** What `keep` reads of a page. */
function pageWith({ status = 200, isWhole = true, why = 'stable' } = {}): ComposedPage {
  const composition = {
    lock: { remotes: { leads: { why } } },
    importMap: { cspHash: "'sha256-map'" },
  }
  const parts = new Map([['leads', { isWhole, fault: null }]])
  return { context: { statusCode: status }, composition, parts } as unknown as ComposedPage
}

function keepOne(page: ComposedPage, asked = request('/contact'), visit = ordinaryVisit) {
  const pages = createLastGoodPages()
  pages.keep(asked, visit, page, '<html>')
  return pages.find(request('/contact'), ordinaryVisit)
}

test('a document that every visitor gets is kept with the hash of its import map', () => {
  expect(keepOne(pageWith())).toMatchObject({ text: '<html>', importMapHash: "'sha256-map'" })
})

test.each([
  ['a failure', pageWith({ status: 503 })],
  ['a page without a part', pageWith({ isWhole: false })],
  ['a canary’s page', pageWith({ why: 'canary' })],
])('%s is not kept', (_, page) => {
  expect(keepOne(page)).toBeNull()
})

test('neither a form’s answer, nor a query, nor a preview is kept', () => {
  expect(keepOne(pageWith(), request('/contact', 'POST'))).toBeNull()
  expect(keepOne(pageWith(), request('/contact?a=1'))).toBeNull()
  const previews = new Map([['leads', 'a'.repeat(16)]])
  expect(keepOne(pageWith(), request('/contact'), { bucket: null, previews })).toBeNull()
})

test('a preview never gets a kept document', () => {
  const pages = createLastGoodPages()
  pages.keep(request('/contact'), ordinaryVisit, pageWith(), '<html>')
  const previews = new Map([['leads', 'a'.repeat(16)]])
  expect(pages.find(request('/contact'), { bucket: null, previews })).toBeNull()
})

test('what was kept first makes room', () => {
  const pages = createLastGoodPages(10)
  for (const path of ['/a', '/b', '/c'])
    pages.keep(request(path), ordinaryVisit, pageWith(), '12345')
  expect(['/a', '/b', '/c'].map((path) => pages.find(request(path), ordinaryVisit)?.text)).toEqual([
    undefined,
    '12345',
    '12345',
  ])
})
