// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fillFromDraft, isEmpty, keepDraft, onDraftChange, readDraft } from './drafts.ts'

const kept = { sent: { texts: { company: 'Northline' }, key: 'a' } }

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('keeps a draft by its name, until it is empty', () => {
  keepDraft('contact', { texts: { company: 'Northline' }, ...kept })

  expect(readDraft('contact')).toEqual({ texts: { company: 'Northline' }, ...kept })
  expect(readDraft('questionnaire')).toEqual({ texts: {} })
  keepDraft('contact', { texts: { company: '' } })
  expect(sessionStorage).toHaveLength(0)
  expect(readDraft('contact')).toEqual({ texts: {} })
})

test.each(['{', 'null', '[]', '{"texts":null}', '{"texts":{"company":7}}'])(
  'takes what it did not write, %s, for no draft',
  (stored) => {
    sessionStorage.setItem('draft:contact', stored)
    expect(readDraft('contact')).toEqual({ texts: {} })
  },
)

test.each(['sessionStorage', 'setItem'])('does without a storage that refuses: %s', (refused) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  keepDraft('contact', { texts: { company: 'Northline' } })
  const refuse = () => {
    throw new DOMException('full or forbidden')
  }
  if (refused === 'setItem') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  else vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)

  keepDraft('contact', { texts: { company: 'Northline Inc.' }, ...kept })
  expect(readDraft('contact')).toEqual({ texts: { company: 'Northline Inc.' }, ...kept })
  keepDraft('contact', { texts: { company: '' } })
  expect(isEmpty(readDraft('contact'))).toBe(true)
  vi.restoreAllMocks()
  keepDraft('contact', { texts: { company: 'Southline' } })
  expect(readDraft('contact')).toEqual({ texts: { company: 'Southline' } })
})

test('tells the forms of its name what was written', () => {
  const listener = vi.fn()
  const stop = onDraftChange('contact', listener)
  keepDraft('contact', { texts: { company: 'Northline' } })
  keepDraft('questionnaire', { texts: {} })
  stop()
  keepDraft('contact', { texts: {} })

  expect(listener.mock.calls).toEqual([[{ texts: { company: 'Northline' } }]])
})

test('a draft fills a field that was emptied, or is as it began, and no other', () => {
  for (const [value, filled] of [
    ['', 'kept'],
    ['begun', 'kept'],
    ['typed', 'typed'],
  ] as const) {
    document.body.innerHTML = `<form><input name="message" value="${value}"></form>`
    fillFromDraft(document.forms[0]!, { texts: { message: 'kept' } }, { message: 'begun' })
    expect(Object.fromEntries(new FormData(document.forms[0])), value).toEqual({ message: filled })
  }
})

test('fills what is empty and leaves what was typed, radio buttons too', () => {
  document.body.innerHTML = `<form>
    <input name="company" value="typed">
    <textarea name="message"></textarea>
    <input type="radio" name="size" value="few"><input type="radio" name="size" value="many">
  </form>`
  const [form] = document.forms
  if (!form) throw new Error('There is no form')
  fillFromDraft(form, { texts: { company: 'kept', message: 'kept', size: 'many', gone: 'kept' } })

  expect(Object.fromEntries(new FormData(form))).toEqual({
    company: 'typed',
    message: 'kept',
    size: 'many',
  })
})
