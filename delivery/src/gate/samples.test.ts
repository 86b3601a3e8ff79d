import { expect, it } from 'vitest'
import { freePort } from '../free-ports.ts'
import { chooseSamples, pathsOf, readAddresses } from './samples.ts'
import { makeExamination, pages } from '../testing/examination.ts'

const addresses = ['/', '/glossary', '/glossary/a', '/glossary/b', '/resources/guide']

it('tries one address of each route, the first of the sitemap', () => {
  const next = makeExamination(pages('/glossary', '/glossary/:slug', '/resources/:slug'))
  const live = makeExamination()
  expect(chooseSamples({ remote: 'resources', live, next, addresses })).toEqual({
    samples: [
      { address: '/glossary', isOwn: true },
      { address: '/glossary/a', isOwn: true },
      { address: '/resources/guide', isOwn: true },
    ],
    untried: [],
  })
})

it('tries what the live release serves under a route that the candidate answers otherwise', () => {
  const live = makeExamination(pages('/resources/all'))
  const next = makeExamination(pages('/resources/:slug'))
  const { samples } = chooseSamples({ remote: 'resources', live, next, addresses })
  expect(samples.map(({ address }) => address)).toEqual(['/resources/guide', '/resources/all'])
})

it('tries an unlisted address without parameters, and says which routes it cannot try', () => {
  const next = makeExamination(pages('/glossary/hidden', '/resources/:slug/:part'))
  expect(chooseSamples({ remote: 'resources', live: next, next, addresses })).toEqual({
    samples: [{ address: '/glossary/hidden', isOwn: true }],
    untried: ['/resources/:slug/:part'],
  })
})

it('tries the pages of others that show its slots', () => {
  const next = makeExamination([{ path: '/glossary/:slug', slots: ['leads/contact-form'] }])
  next.remotes['leads'] = { pages: pages('/contact') }
  const { samples } = chooseSamples({ remote: 'leads', live: next, next, addresses })
  expect(samples).toEqual([
    { address: '/contact', isOwn: true },
    { address: '/', isOwn: false },
    { address: '/glossary/a', isOwn: false },
  ])
})

it('reads the paths of a sitemap', () => {
  const sitemap =
    '<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/b/c</loc></url></urlset>'
  expect(pathsOf(sitemap)).toEqual(['/', '/b/c'])
})

it('says what is wrong when the backend is not there', async () => {
  await expect(readAddresses(`http://127.0.0.1:${await freePort()}`)).rejects.toThrow(
    /^The backend gives no sitemap: .*ECONNREFUSED/,
  )
})
