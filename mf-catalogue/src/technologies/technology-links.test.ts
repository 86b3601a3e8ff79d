import { expect, test } from 'vitest'
import { linkTechnologies } from './technology-links.ts'

const known = [
  { name: 'Node.js', slug: 'nodejs' },
  { name: 'Apache Kafka', slug: 'kafka' },
]

test('finds a page by slug or by name in any case', () => {
  expect(linkTechnologies(['nodejs', 'Kafka'], known)).toEqual([
    { name: 'Node.js', slug: 'nodejs' },
    { name: 'Apache Kafka', slug: 'kafka' },
  ])
})

test('keeps what it does not know, without a page', () => {
  expect(linkTechnologies(['COBOL'], known)).toEqual([{ name: 'COBOL', slug: null }])
})

test('names each technology once', () => {
  expect(linkTechnologies(['node.js', 'nodejs'], known)).toHaveLength(1)
})
