import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'

const page = readFileSync(new URL('../../docs/limits.md', import.meta.url), 'utf8')

const rows = page.split('\n').filter((line) => line.startsWith('| `'))

test.each(Object.entries(limits))('operators read what %s is', (name, limit) => {
  const row = rows.find((line) => line.startsWith(`| \`${name}\``)) ?? ''
  const value = row.split('|')[2]
  for (const figure of Object.values(typeof limit === 'number' ? { limit } : limit))
    expect(value).toContain(figure.toLocaleString('en'))
})

/** Rows like "| `maxAsked` (`releases.ts`) | 4 | …", one for each file that is named. */
const besideTheirCode = rows.flatMap((row) => {
  const [, limit = '', value = ''] = row.split('|')
  const [name, ...files] = Array.from(limit.matchAll(/`([^`]+)`/g), ([, word]) => word!)
  return files.map((file) => ({ name, file, value }))
})

test.each(besideTheirCode)('operators read what $name in $file is', ({ name, file, value }) => {
  const code = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
  const declarations = code.matchAll(new RegExp(`\\b${name}(?: =|:) ([\\d_ *]+)`, 'g'))
  const figures = Array.from(declarations, ([, product = '']) =>
    product.split('*').reduce((all, factor) => all * Number(factor.replaceAll('_', '')), 1),
  )
  expect(new Set(figures.map((figure) => figure.toLocaleString('en')))).toEqual(
    new Set([value.trim().split(' ')[0]]),
  )
})

test('every bound of the last table names its file', () => {
  const [, table = ''] = page.split('## Releases and reports')
  for (const row of table.match(/^\| `.*/gm) ?? []) expect(row).toMatch(/^\| `\w+` \(`[\w/-]+\.ts`/)
})
