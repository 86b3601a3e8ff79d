import { parseSiteData, reservedSegments } from 'delivery'
import { expect, test } from 'vitest'
import { ownPages } from '../router.tsx'
import defaultContent from '../site-data.json' with { type: 'json' }
import { createSite, defaultSite, ownPaths } from './site-plan.ts'

const { mayBePage, ownerOf } = defaultSite

test('what the shell is built with is site data as it could be released', () => {
  expect(parseSiteData(defaultContent)).toEqual(defaultContent)
})

test('the shell’s own paths are those of its pages, and no remote may own them', () => {
  expect(ownPages.map(({ path = '' }) => `/${path}`)).toEqual(ownPaths)
  const segments = ownPaths.map((path) => path.slice(1)).filter(Boolean)
  expect(reservedSegments).toEqual(expect.arrayContaining(segments))
})

test('an address belongs to the remote that owns its first segment', () => {
  expect(ownerOf('/technologies/react')).toBe('catalogue')
  expect(ownerOf('/glossary')).toBe('resources')
  expect(ownerOf('/contact')).toBe('leads')
  expect(ownerOf('//%63ONTACT/')).toBe('leads')
  expect(ownerOf('/about')).toBeNull()
  expect(ownerOf('/')).toBeNull()
  expect(ownerOf('/constructor')).toBeNull()
  expect(ownerOf('/services/%')).toBe('catalogue')
  expect(ownerOf('/%')).toBeNull()
})

test('other site data has other owners', () => {
  const prefixes = { jobs: 'board', services: 'catalogue', board: 'board' }
  const site = createSite({ ...defaultSite.content, prefixes })
  expect(site.remoteNames).toEqual(['board', 'catalogue'])
  expect(site.prefixesOf('board')).toEqual(['jobs', 'board'])
  expect(site.ownerOf('/jobs/7')).toBe('board')
  expect(site.ownerOf('/contact')).toBeNull()
  expect(site.mayBePage('/jobs')).toBe(true)
  expect(site.mayBePage('/contact')).toBe(false)
})

test('breadcrumbs call an address what a menu calls it, unless site data says something else', () => {
  expect(defaultSite.content.labels).toMatchObject({
    '/industries/pharma': 'Pharmaceutical',
    '/services/direct-hire': 'Direct Hire Placement',
    '/resources': 'Resources',
  })
})

test.each(['/', '/about', '/services/none', '/glossary'])('%s may be a page', (path) => {
  expect(mayBePage(path)).toBe(true)
})

test('what nobody owns is no page', () => {
  expect(mayBePage('/none')).toBe(false)
})
