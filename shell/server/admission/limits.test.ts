import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'

const page = readFileSync(new URL('../../../docs/limits.md', import.meta.url), 'utf8')

test.each(Object.entries(limits))('operators read what %s is', (name, limit) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? ''
  const value = row.split('|')[2]
  for (const figure of Object.values(typeof limit === 'number' ? { limit } : limit))
    expect(value).toContain(figure.toLocaleString('en'))
})
