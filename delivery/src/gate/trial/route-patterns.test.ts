import { describe, expect, it } from 'vitest'
import { bestPattern, isPlain, variantsOf } from './route-patterns.ts'

describe('route patterns', () => {
  it('stand for addresses with and without their optional parts', () => {
    expect(variantsOf('/case-studies/:study?')).toEqual(['/case-studies', '/case-studies/:study'])
    expect(variantsOf('/roles/:role')).toEqual(['/roles/:role'])
    expect(variantsOf('/')).toEqual(['/'])
  })

  it.each([
    ['/services/technical-interview', '/services/technical-interview'],
    ['/services/executive-search', '/services/:serviceSlug'],
    ['/services', '/services'],
    ['/services/a/b', '/services/*'],
    ['/roles', null],
  ])('answer %s as the router does', (address, expected) => {
    const patterns = [
      '/services',
      '/services/*',
      '/services/:serviceSlug',
      '/services/technical-interview',
    ]
    expect(bestPattern(patterns, address)).toBe(expected)
  })

  it('of one remote cover those of another only where each address would be answered', () => {
    expect(bestPattern(['/roles/:slug'], '/roles/:roleSlug')).toBe('/roles/:slug')
    expect(bestPattern(['/roles/all'], '/roles/:roleSlug')).toBeNull()
  })

  it('are addresses when nothing in them is open', () => {
    expect(['/roles', '/roles/:slug', '/roles/*'].map(isPlain)).toEqual([true, false, false])
  })
})
