// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { requireStyleHashes } from './require-style-hashes.ts'

afterEach(() => {
  Reflect.deleteProperty(document.head, 'appendChild')
  document.head.replaceChildren()
})

/** As Vite's loader adds one. */
function addStylesheet(path: string): string | null {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = path
  return document.head.appendChild(link).getAttribute('integrity')
}

test('a stylesheet gets the hash that its release promised', () => {
  requireStyleHashes({ '/remotes/leads/1/page.css': 'sha384-abc' })
  expect(addStylesheet('/remotes/leads/1/page.css')).toBe('sha384-abc')
  expect(document.head.querySelectorAll('link')).toHaveLength(1)
})

test('one that nobody promised gets a hash that it cannot have', () => {
  requireStyleHashes({ '/remotes/leads/1/page.css': 'sha384-abc' })
  expect(addStylesheet('/remotes/leads/1/other.css')).toMatch(/^sha384-A+$/)
})

test('other elements are left as they are', () => {
  requireStyleHashes({})
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = '/assets/a.js'
  expect(document.head.appendChild(link).hasAttribute('integrity')).toBe(false)
})

test('without hashes, as on the development server, nothing is asked for', () => {
  requireStyleHashes(undefined)
  expect(addStylesheet('/a.css')).toBeNull()
})
