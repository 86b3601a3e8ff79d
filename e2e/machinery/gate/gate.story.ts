import { randomBytes } from 'node:crypto'
import { pageRoute } from 'delivery/testing-release'
import { expect } from '../../site/fixtures.ts'
import { leadsRoutes, page, test } from './live-set.ts'

test('a sound candidate is published', async ({ delivery: { store, publishThroughGate } }) => {
  // The third is opened in the tab of either before: it is a first visit all the same.
  const first = `() => {
    react.useEffect(() => {
      const visit = 'read since ' + performance.timeOrigin
      const isFirst = sessionStorage.length === 0 && !window.name && innerWidth === 1280
      if (!isFirst && window.name !== visit) throw new Error('somebody was here')
      sessionStorage.setItem('read', 'all')
      window.name = visit
      addEventListener('pagehide', () => navigator.sendBeacon('/nowhere'))
    }, [])
    return h('div', null, h('title', null, 'A page'), h('h1', null, 'Words'))
  }`
  const { release, report } = await publishThroughGate({
    routes: `[${page('glossary', first)}, ${pageRoute('glossary/:slug', 'Term', `source: 'src/routes.tsx', Component: ${first}`)}, ${page('resources', first)}]`,
    styles: 'h1 { letter-spacing: 0.1em }',
    shared: ['react', 'shared-ui'],
    imports: { 'shared-ui': ['Button'] },
  })
  expect(await store.listReleases('resources')).toContain(release)
  expect(report.routes).toBe(3)
  const addresses = [{ address: '/glossary' }, { isOwn: true }, { address: '/resources' }]
  expect(report.pages).toMatchObject(addresses)
  const pictures = report.pages.flatMap((page) => page.pictures)
  expect(pictures.map(({ width }) => width)).toEqual([1280, 375, 1280, 375, 1280, 375])
  for (const { bytes } of pictures) expect(bytes.subarray(0, 2)).toEqual(Buffer.from('ffd8', 'hex'))
  expect(report?.largest.page.scriptBytes).toBeGreaterThan(
    report?.largest.remote.scriptBytes ?? Infinity,
  )
})

test('a manifest that does not suit the live kit is refused', async ({ delivery: { refused } }) => {
  const reasons = await refused({
    kit: '2.0.0',
    shared: ['react', 'lodash'],
    imports: { 'shared-ui/forms': ['DateField'] },
    styles: 'h1 { color: red }',
    files: { 'assets/pages.css': null, 'assets/big.js': 'x'.repeat(300_000) },
  })
  expect(reasons).toEqual([
    expect.stringContaining('built against shared-ui 2.0.0, and the live shell has 1.1.0'),
    expect.stringContaining('expects `lodash` from the shell'),
    expect.stringContaining('`shared-ui/forms` has no `DateField`'),
    expect.stringContaining('needs `assets/pages.css`, which is not in the build'),
    expect.stringContaining('`assets/big.js` has 300.0 kB'),
  ])
})

test('routes that are no routes are refused', async ({ delivery: { refused } }) => {
  expect(await refused({ routes: '[{ path: 7 }]' })).toEqual([
    expect.stringContaining("Remote 'resources' breaks the contract at routes.0.path"),
  ])
})

test('a server entry that ends the server is refused', async ({ delivery: { refused } }) => {
  expect(await refused({ serverStart: 'process.exit(3)' })).toEqual([
    expect.stringContaining(
      'takes the server down (ended with code 1: Error: code ended its process',
    ),
  ])
})

test('routes that are lost, outside the prefixes or without their module are refused', async ({
  delivery: { refused },
}) => {
  const moved = pageRoute('careers/:jobSlug', 'Job')
  const broken = `{ path: 'resources', lazy: () => import('./resources-page.js') }`
  const routes = `[${pageRoute('glossary', 'Glossary')}, ${moved}, ${broken}]`
  expect(await refused({ routes })).toEqual([
    expect.stringMatching(/`\/resources` does not load on the server: .*resources-page\.js/),
    expect.stringContaining('`/careers/:jobSlug` is outside what resources owns'),
    expect.stringContaining('The route `/glossary/:termSlug`'),
  ])
})

test('a slot that other pages show must stay, and work there', async ({
  delivery: { refused },
}) => {
  expect(await refused({ remote: 'leads', routes: leadsRoutes })).toEqual([
    expect.stringContaining('The slot `leads/contact-form`, shown on `/` and `/privacy-policy`'),
  ])
  const slots = { 'contact-form': `() => { throw new Error('no form') }` }
  expect(await refused({ remote: 'leads', routes: leadsRoutes, slots })).toEqual([
    expect.stringContaining('`/` lacks a part: Error: no form'),
    expect.stringContaining('`/privacy-policy` lacks a part: Error: no form'),
  ])
})

test('pages that throw on the server or have no heading are refused', async ({
  delivery: { refused },
}) => {
  const thrower = page('glossary', `() => { throw new Error('no terms') }`)
  const bare = page('glossary/:termSlug', `() => h('p', null, 'Terms')`)
  expect(await refused({ routes: `[${thrower}, ${bare}]` })).toEqual([
    expect.stringContaining('`/glossary` answered 503: Error: no terms'),
    expect.stringMatching(/`\/glossary\/[\w-]+` has no `h1`/),
  ])
})

test('what goes wrong in the browser is refused, all of it at once', async ({
  delivery: { refused },
}) => {
  const busy = `() => {
    react.useEffect(() => {
      console.warn('too many terms')
      setTimeout(() => { throw new Error('lost') })
      fetch('https://metrics.example.net/hit').catch(() => {})
      import('./noise.js')
      document.head.append(Object.assign(document.createElement('link'), {
        rel: 'stylesheet', href: new URL('./late.css', import.meta.url).href,
      }))
    }, [])
    return h('h1', null, 'Glossary')
  }`
  const dead = `{ path: 'resources', lazy: () => typeof window === 'undefined'
    ? Promise.resolve({ Component: () => h('div', null, h('title', null, 'A page'), h('h1', null, 'Resources')) })
    : new Promise(() => {}) }`
  const torn = `() => h('h1', null, typeof window === 'undefined' ? 'Server' : 'Browser')`
  const reasons = await refused({
    routes: `[${page('glossary', busy)}, ${page('glossary/:termSlug', torn)}, ${dead}]`,
    styles: '/* nothing */',
    files: {
      'assets/late.css': 'h1 { color: red }',
      'assets/noise.js': `export default '${randomBytes(100_000).toString('base64')}'`,
    },
  })
  expect(reasons.sort()).toEqual([
    expect.stringMatching(/`\/glossary\/[\w-]+` goes without its stylesheet `.*pages\.css`/),
    expect.stringMatching(/`\/glossary\/[\w-]+` throws: React error 418/),
    expect.stringContaining('`/glossary` asks another origin for `https://metrics.example.net'),
    expect.stringMatching(/`\/glossary` gets the stylesheet `.*late\.css` from a script/),
    expect.stringMatching(/`\/glossary` goes without its stylesheet `.*pages\.css`/),
    expect.stringContaining('`/glossary` logs a console warning: too many terms'),
    expect.stringMatching(/`\/glossary` takes \d+\.\d kB of JavaScript; the limit is/),
    expect.stringMatching(/`\/glossary` takes for its own part \d+\.\d kB of JavaScript/),
    expect.stringContaining('`/glossary` throws: lost'),
    expect.stringMatching(/`\/resources` goes without its stylesheet `.*pages\.css`/),
    // The page's code never comes: after a while the region says so in the browser.
    expect.stringContaining('`/resources` loses the region of resources'),
  ])
})

test('what goes wrong only when a visitor comes by a link is refused', async ({
  delivery: { refused },
}) => {
  const markup = `() => h('div', null, h('h1', null, 'Resources'), h('p', { dangerouslySetInnerHTML: { __html: '<b>All</b>' } }))`
  const onServerOnly = `loader: () => {
    if (typeof window !== 'undefined') throw new Error('no terms')
    return null
  },`
  const reasons = await refused({
    routes: `[${page('glossary', `() => h('h1', null, 'Glossary')`, onServerOnly)}, ${page('resources', markup)}, ${pageRoute('glossary/:termSlug', 'Term')}]`,
  })
  expect(reasons).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/`\/glossary` loses the region of .* by a link/),
      expect.stringMatching(/`\/resources` .*TrustedHTML.*by a link/),
    ]),
  )
  expect(reasons.join()).not.toContain('`/glossary/')
})
