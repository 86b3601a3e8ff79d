import { describe, expect, test } from 'vitest'
import { makeExamination, pages } from '../../testing/examination.ts'
import { siteDataWith } from '../../testing/site-data.ts'
import { linksOf, offersOf } from './link-checks.ts'
import { prefixesToTry } from '../trial/prefixes-to-try.ts'
import { lostPageReasons, prefixReasons } from './site-checks.ts'

const glossary = makeExamination(pages('/glossary', '/glossary/:slug?'))

describe('prefixes', () => {
  const withPrefixes = (prefixes: Record<string, string>) => siteDataWith({ prefixes })

  test('each leads to pages of a live remote', () => {
    expect(prefixReasons(withPrefixes({ glossary: 'resources' }), glossary)).toEqual([])
    expect(
      prefixReasons(
        withPrefixes({ glossary: 'resources', words: 'resources', jobs: 'jobs' }),
        glossary,
      ),
    ).toEqual([
      expect.stringContaining(
        '`/words` is given to resources, whose live release has no page under',
      ),
      expect.stringContaining('`/jobs` is given to jobs, of which nothing is live'),
    ])
  })

  test('a remote that does not load has none', () => {
    const broken = { ...glossary, remotes: { resources: { pages: [], error: 'no routes' } } }
    expect(prefixReasons(withPrefixes({ glossary: 'resources' }), broken)).toEqual([
      '`/glossary` is given to resources, whose live release cannot be used: no routes.',
    ])
  })

  test('a page that is under none any more is lost, with each of its addresses', () => {
    expect(lostPageReasons(glossary, glossary)).toEqual([])
    const moved = { ...glossary, prefixes: { resources: ['resources'], leads: ['glossary'] } }
    expect(lostPageReasons(glossary, moved)).toMatchObject([
      expect.stringMatching(/^`\/glossary`/),
      expect.stringMatching(/^`\/glossary`/),
      expect.stringMatching(/^`\/glossary\/:slug`/),
    ])
  })
})

describe('a remote is tried with prefixes that it is to get', () => {
  const careers = {
    ...glossary,
    remotes: {
      ...glossary.remotes,
      careers: { pages: pages('/careers', '/careers/:id', '/about') },
    },
  }

  test('with all that are free when it has none', () => {
    expect(prefixesToTry(careers, 'careers')).toEqual(['careers'])
  })

  test('with the one that is asked for when it has some, and with no other', () => {
    expect(prefixesToTry(careers, 'resources')).toEqual([])
    expect(prefixesToTry(careers, 'resources', 'words')).toEqual(['words'])
  })

  test('never with what another owns, or the shell', () => {
    for (const taken of ['contact', 'about', 'assets', ''])
      expect(prefixesToTry(careers, 'careers', taken)).toEqual([])
  })
})

test('every place of a link is looked at, and each address once', () => {
  const link = (to: string) => ({ label: `to ${to}`, to })
  const data = siteDataWith({
    header: [link('/a'), { label: 'Menu', links: [link('/b'), { offer: 'leads/call' }] }],
    getStarted: link('/c'),
    footer: [{ label: 'List', links: [link('/d'), link('/a')] }],
    legal: link('/e'),
    lost: [link('/f'), { offer: 'leads/form' }],
    labels: { '/g': 'G' },
    notice: {
      text: 'x',
      link: link('/h'),
      from: '2026-01-01T00:00:00Z',
      until: '2026-01-02T00:00:00Z',
    },
  })
  expect([...linksOf(data, data).keys()]).toEqual(['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h'])
  expect(offersOf(data)).toEqual(['leads/call', 'leads/form'])
})
