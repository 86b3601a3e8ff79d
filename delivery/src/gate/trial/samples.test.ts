import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../free-ports.ts'
import { chooseSamples, pathsOf, readAddresses } from './samples.ts'
import { makeExamination, pages } from '../../testing/examination.ts'

const addresses = ['/', '/glossary', '/glossary/a', '/glossary/b', '/resources/guide']

it('tries one address of each route, the first that is listed', () => {
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

/** A site whose list of pages is this answer, after it could not be made so often. */
async function siteThatSays(status: number, body: object, failures = 0) {
  let asked = 0
  const server = createServer((request, response) => {
    const isAsked = request.url === '/public-pages.json'
    const answer = isAsked && ++asked <= failures ? 503 : status
    response.writeHead(isAsked ? answer : 404).end(JSON.stringify(body))
  }).listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { url, takeLog: async () => [{ level: 50, remote: 'leads', error: 'No such table' }] }
}

it('reads the paths of a sitemap', () => {
  const sitemap =
    '<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/b/c</loc></url></urlset>'
  expect(pathsOf(sitemap)).toEqual(['/', '/b/c'])
  // The backend's word, which may be damaged: what is no address of a page is not tried.
  expect(pathsOf('<loc>/b</loc><loc>http://</loc><loc>javascript:alert(1)</loc>')).toEqual([])
})

it('reads the paths that the remotes list, while the backend has no sitemap', async () => {
  const site = await siteThatSays(200, { pages: [{ path: '/' }, { path: '/b/c', changed: null }] })
  expect(await readAddresses(site)).toEqual(['/', '/b/c'])
})

it('waits for a backend that is busy for a moment', async () => {
  const site = await siteThatSays(200, { pages: [{ path: '/' }] }, 2)
  expect(await readAddresses(site)).toEqual(['/'])
})

it('says why the list does not come', async () => {
  await expect(readAddresses(await siteThatSays(503, {}))).rejects.toThrow(
    "The list of the site's pages answered 503: No such table",
  )
  const nobody = { url: `http://localhost:${await freePort()}`, takeLog: async () => [] }
  await expect(readAddresses(nobody)).rejects.toThrow(
    /^The site gives no list of its pages: .*ECONNREFUSED/,
  )
})
