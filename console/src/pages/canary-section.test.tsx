import type { CanaryStatus } from 'delivery'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rowsOf } from '../testing-rows.ts'
import { CanarySection } from './canary-section.tsx'

const none = { views: 0, failures: 0, measured: 0, poor: 0 }

/** What is read of the section: rows of its table, and its sentences. */
function read(status: Partial<CanaryStatus>) {
  const canary = { percent: 5, note: 'seen', ...status }
  const html = renderToStaticMarkup(<CanarySection canary={canary} release="0123456789abcdef" />)
  return { html, rows: rowsOf(html) }
}

const sideOf = (views: number, failures: number) => ({
  rendered: { ...none, views, failures },
  cached: none,
  reported: { ...none, measured: 100, poor: 2 },
})

test('both arms stand beside each other with what was seen and how sure it is', () => {
  const { html, rows } = read({ stable: sideOf(1_900, 4), canary: sideOf(100, 1) })
  expect(rows.map((row) => row.slice(0, 5))).toEqual([
    ['failed', 'everybody else', '4 of 1900', '0.2 %', '0.0 % to 0.9 %'],
    ['failed', 'canary', '1 of 100', '1.0 %', '0.1 % to 11 %'],
    ['with a poor web vital', 'everybody else', '2 of 100', '2.0 %', '0.3 % to 13 %'],
    ['with a poor web vital', 'canary', '2 of 100', '2.0 %', '0.3 % to 13 %'],
  ])
  expect(html).toContain('<p>Seen.</p>')
  expect(html).toContain('It is not shown to be worse.')
  expect(html).not.toContain('NaN')
})

test('the rule’s verdict is said in words', () => {
  const { html } = read({ stable: sideOf(1_900, 4), canary: sideOf(100, 40) })
  expect(html).toContain('It is worse, and is taken back: 40 of 100 views failed')
})

test('what nobody has seen has no share, and what cannot be read no verdict', () => {
  const unseen = { rendered: none, cached: none, reported: none }
  const { html, rows } = read({ stable: unseen, canary: unseen })
  expect(rows[0]?.slice(2, 5)).toEqual(['0 of 0', '–', '–'])
  expect(html).not.toContain('NaN')
  expect(read({}).html).toContain('It cannot be judged now.')
})
