import { expect, test } from 'vitest'
import { jsonInHtml } from './json-in-html.ts'

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</SCRIPT',
  'a < b',
  'Zoë & “Ada”',
])('data with %s ends no element that it stands in, and is read as it was', (text) => {
  const written = Buffer.from(jsonInHtml({ [text]: [text] })).toString()
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toEqual({ [text]: [text] })
})
