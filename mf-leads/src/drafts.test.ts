// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, onDraftChange, readDraft } from './drafts.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('keeps a draft by its name, until it is dropped', () => {
  keepDraft('contact', { texts: { company: 'Northline' }, key: 'a' })

  expect(readDraft('contact')).toEqual({ texts: { company: 'Northline' }, key: 'a' })
  expect(readDraft('questionnaire')).toEqual({ texts: {} })
  dropDraft('contact')
  expect(readDraft('contact')).toEqual({ texts: {} })
})

test.each(['{', 'null', '[]', '{"texts":null}', '{"texts":{"company":7}}'])(
  'takes what it did not write, %s, for no draft',
  (stored) => {
    sessionStorage.setItem('draft:contact', stored)
    expect(readDraft('contact')).toEqual({ texts: {} })
  },
)

test('does without a storage that refuses', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

  expect(() => keepDraft('contact', { texts: {} })).not.toThrow()
})

test('tells the other forms of the same name who wrote what', () => {
  const listener = vi.fn()
  const stop = onDraftChange('contact', listener)
  keepDraft('contact', { texts: { company: 'Northline' } }, 'dialog')
  keepDraft('questionnaire', { texts: {} }, 'page')
  stop()
  dropDraft('contact')

  expect(listener.mock.calls).toEqual([[{ texts: { company: 'Northline' } }, 'dialog']])
})
