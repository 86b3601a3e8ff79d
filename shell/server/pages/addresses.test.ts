import { startCanary } from 'delivery'
import { pageRoute } from 'delivery/testing-release'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { canonicalPath } from '../../src/canonical-path.ts'
import { makeSite } from '../testing/site.ts'
import { makeHealthySite } from '../testing/healthy-site.ts'
import { addressesOf } from '../testing/addresses.ts'

const known = (slugs: string) =>
  `loader: ({ params }) => {
    const slug = Object.values(params)[0]
    if (/^withdrawn$/i.test(slug)) throw new Response('', { status: 410 })
    if (!${slugs}.test(slug)) throw new Response('', { status: 404 })
    return null
  }`
const remotes = {
  catalogue: {
    routes: `[
    ${pageRoute('services', 'Services')},
    ${pageRoute('services/direct-hire', 'Direct Hire')},
    ${pageRoute('services/:slug', 'Service', known('/^coding$/'))},
    ${pageRoute('technologies/:slug', 'Technology', known('/^[a-z]{1,5}$/'))},
  ]`,
  },
  resources: {
    routes: `[
    ${pageRoute('glossary', 'Glossary')},
    ${pageRoute(
      'glossary/:slug',
      'Term',
      `loader: ({ params }) => {
      if (params.slug === 'résumé') return null
      throw new Response(null, { status: 302, headers: { location: '/glossary' } })
    }`,
    )},
  ]`,
  },
  leads: {
    routes: `[
    ${pageRoute('contact', 'Contact', `action: () => ({ isSent: true })`)},
    ${pageRoute(
      'case-studies/:study?',
      'Case Studies',
      `loader: ({ params }) => {
      if (params.study) throw new Response(null, { status: 301, headers: { location: '/case-studies' } })
      return null
    }`,
    )},
  ]`,
    slots: { 'contact-form': '() => null' },
  },
}

let app: Awaited<ReturnType<typeof makeHealthySite>>
beforeAll(async () => void (app = await makeHealthySite(remotes)))

test('a redirect that others may get brings nobody a place in a canary', async () => {
  const site = await makeSite(`[${pageRoute('services', 'Services')}]`)
  const canary = await site.publish({ 'assets/more.css': '' })
  await site.delivery.store.changeRegistry(
    startCanary('catalogue', canary, 10),
    site.delivery.author,
  )
  await site.compositions.refresh()
  const page = await site.app.request('http://site.example/services')
  expect(page.headers.get('set-cookie')).toMatch(/^canary-bucket=/)
  const redirect = await site.app.request('http://site.example/Services/')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/services'])
  expect(redirect.headers.get('set-cookie')).toBeNull()
})

const post = { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) }

async function ask(path: string, init?: RequestInit) {
  const { status, headers } = await app.request(new Request(`http://site.example${path}`, init))
  return { status, location: headers.get('location'), cache: headers.get('cache-control') }
}

test.each([
  ['/Contact', '/contact'],
  ['/GLOSSARY', '/glossary'],
  ['/Services/direct-hire', '/services/direct-hire'],
  ['/%63ontact', '/contact'],
  ['/About', '/about'],
  ['/about////', '/about'],
  ['//about', '/about'],
  ['//', '/'],
  ['/glossary/R%C3%89sum%c3%a9/', '/glossary/r%C3%A9sum%C3%A9'],
  ['/Sitemap.xml', '/sitemap.xml'],
  ['/healthz/', '/healthz'],
])('%s leads to %s for good, in one step, with its query', async (path, location) => {
  const cache = 'public, max-age=3600'
  expect(await ask(path)).toEqual({ status: 301, location, cache })
  const query = '?a=1&b=%2F%2Fevil.example'
  expect(await ask(path + query)).toEqual({ status: 301, location: location + query, cache })
  expect(await ask(path, post)).toEqual({ status: 308, location, cache })
})

test.each([
  ['an unknown address in capitals', '/NO/Such', 404, null],
  ['an unknown service', '/services/none', 404, null],
  ['an unknown service, by two slashes', '//services/none', 301, '/services/none'],
  ['an unknown service, with two slashes', '/Services//None%5c', 301, '/services/none%5C'],
  ['a service that is gone', '/services/withdrawn', 410, null],
  ['a service that is gone, in capitals', '/Services/Withdrawn', 410, null],
  ['a service that is gone, by two slashes', '//services/withdrawn', 301, '/services/withdrawn'],
  ['what looks like a pattern of ours', '/Assets/*', 404, null],
  ['an unknown service in capitals', '/SERVICES/None', 404, null],
  ['what cannot be decoded', '/contact/%', 404, null],
  ['what cannot be decoded, of a remote', '/services/%ff', 404, null],
  ['the same by two slashes', '//SERVICES//%ff', 301, '/SERVICES//%ff'],
  ['what a page redirects, by two slashes, in one step', '//glossary/x%', 302, '/glossary'],
  ['another host', '//evil.example', 404, null],
  ['another host, encoded', '/%2F%2Fevil.example', 404, null],
  ['another host by backslashes', '/%5C%5Cevil.example', 404, null],
  ['a line break', '/contact%0d%0aX:1', 404, null],
  ['what is decoded twice', '/%2563ontact', 404, null],
  ['an unknown term', '/glossary/none', 302, '/glossary'],
  ['an unknown term in capitals, in one step', '/GLOSSARY/None/', 302, '/glossary'],
  ['what a page redirects, in one step', '/Case-Studies/Any', 301, '/case-studies'],
])('%s', async (_, path, status, location) => {
  const answer = await ask(path)
  expect(answer).toMatchObject({ status, location })
  if (status < 400) expect(answer.cache).toBeTruthy()
})

test('robots.txt lets search engines in, and leads them to the sitemap', async () => {
  const robots = await (await app.request('/robots.txt')).text()
  expect(robots.split('\n')).toEqual([
    ...['User-agent: *', 'Allow: /', ''],
    expect.stringMatching(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/),
    '',
  ])
})

test('an address of nothing, however it is spelt, is rendered once', async () => {
  const site = await makeHealthySite(remotes)
  await site.request('http://site.example/WP-Admin//setup.php')
  const figures = await (await site.request('/metrics')).text()
  expect(figures).toContain('page_phase_seconds_count{phase="render"} 1\n')
})

test('a form reaches the page that takes it, and only that', async () => {
  expect(await ask('/contact', post)).toMatchObject({ status: 200 })
  expect(await ask('/services', post)).toMatchObject({ status: 405 })
  expect(await ask('/No/Such', post)).toMatchObject({ status: 405 })
})

test.each([
  ['POST', '/healthz', 'GET, HEAD'],
  ['POST', '/assets/entry.js', 'GET, HEAD'],
  ['POST', '/remotes/catalogue/0000000000000000/remoteEntry.js', 'GET, HEAD'],
  ['POST', '/about', 'GET, HEAD'],
  ['GET', '/_beacon', 'POST'],
  ['GET', '/_preview/leave', 'POST'],
  ['DELETE', '/contact', 'GET, HEAD, POST'],
  ['OPTIONS', '/robots.txt', 'GET, HEAD'],
])('%s %s is not taken; %s is', async (method, path, allow) => {
  const init = method === 'POST' ? post : { method }
  const response = await app.request(path, init)
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
  expect(await response.json()).toMatchObject({ error: { code: 'method-not-allowed' } })
})

const words = [
  ...['services', 'direct-hire', 'contact', 'glossary', 'about', 'technologies', 'react'],
  ...['healthz', 'résumé', 'case-studies', 'search', '_preview', 'og', 'about.png'],
]

test('no address of any shape fails while everything is well, and each page has one', async () => {
  await fc.assert(
    fc.asyncProperty(
      addressesOf(words),
      fc.constantFrom('', '?', '?q=a', '?%', '//'),
      async (address, end) => {
        const { pathname } = new URL(`http://site.example${address}${end}`)
        const { status, location } = await ask(`${address}${end}`)
        expect(status).toBeLessThan(500)
        if (status === 200) expect(canonicalPath(pathname)).toBe(pathname)
        if (location === null) return
        expect(location).toMatch(/^\/(?![/\\])|^https:\/\/project\.example\.com\//)
        const { status: there } = await ask(location)
        // A preview without its token is refused.
        if (/^\/_preview(\?|$)/.test(location)) expect(there).toBe(403)
        else expect(pathname.includes('//') ? [200, 404] : [200]).toContain(there)
      },
    ),
    // One page is a few milliseconds of work.
    { numRuns: 300 },
  )
})
