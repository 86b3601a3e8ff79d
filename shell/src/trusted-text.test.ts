// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { trustHarmlessText } from './trusted-text.ts'

type Rule = (text: string) => string | null

function rules() {
  let given: Record<'createHTML' | 'createScript', Rule> | undefined
  const createPolicy = (name: string, rules: typeof given) => {
    expect(name).toBe('default')
    given = rules
  }
  Object.assign(window, { trustedTypes: { createPolicy } })
  trustHarmlessText()
  Reflect.deleteProperty(window, 'trustedTypes')
  if (!given) throw new Error('There is no policy')
  return given
}

test.each([
  ['<script></script>', true],
  ['{"@type":"Service","name":"a \\u003cb"}', true],
  ['a &amp; b', true],
  ['<img src=x onerror=alert(1)>', false],
  ['<script>alert(1)</script>', false],
  ['a </p> b', false],
])('as HTML, %s: %s', (text, isAllowed) => {
  expect(rules().createHTML(text)).toBe(isAllowed ? text : null)
})

test.each([
  ['{"@type":"Service"}', true],
  ['{"imports":{},"integrity":{}}', true],
  ['alert(1)', false],
  ['{alert(1)}', false],
  ['[alert(1)]', false],
  ['"use strict"', false],
  ['', false],
])('as a script, %s: %s', (text, isAllowed) => {
  expect(rules().createScript(text)).toBe(isAllowed ? text : null)
})

test('a browser without Trusted Types is left as it is', () => {
  expect(trustHarmlessText).not.toThrow()
})
