import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { afterEach, expect, test } from 'vitest'
import { developmentComposition } from './composition.ts'
import { readDeployedSite } from './deployed-site.ts'
import { parseSettings } from '../server/settings.ts'
import type { SiteContent } from '../src/site/site-content.ts'
import { withOwnPrefixes } from './site-data.ts'

const open: Server[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

const site = {
  name: 'Staging <1>',
  bookingUrl: 'https://booking.example.com/book',
  supabaseUrl: 'https://backend.example.com',
  supabaseAnonKey: 'public-key',
}
const catalogue = {
  release: 'aaaabbbbccccdddd',
  entry: '/remotes/catalogue/aaaabbbbccccdddd/remoteEntry.js',
}
const leads = {
  release: '0000111122223333',
  entry: '/remotes/leads/0000111122223333/remoteEntry.js',
}

const page = (data: object) =>
  `<html><head></head><body><script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></body></html>`

/** What a composition server answers, as far as it matters here. */
const ourSite: Record<string, string> = {
  '/': page({ site, lock: {}, remotes: [] }),
  '/_composition': JSON.stringify({
    id: 'lock',
    shell: 'shell',
    remotes: { catalogue: { ...catalogue, why: 'stable' }, leads },
  }),
  [catalogue.entry]: 'export const isReleased = true',
}

async function serve(answers: Record<string, string> | RequestListener): Promise<string> {
  const server = createServer(
    typeof answers === 'function'
      ? answers
      : (request, response) => {
          const answer = answers[request.url ?? '']
          response.writeHead(answer === undefined ? 404 : 200).end(answer)
        },
  )
  open.push(server)
  await once(server.listen(0, 'localhost'), 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const settings = parseSettings({
  BOOKING_URL: site.bookingUrl,
  SUPABASE_URL: site.supabaseUrl,
  SUPABASE_ANON_KEY: site.supabaseAnonKey,
})

const fromSource = '/@id/virtual:remote/leads.js'

/** What a development server's pages are made of. */
function develop(against: string) {
  return developmentComposition(settings, { leads: fromSource }, against)
}

test('a deployed site says where it is and what backend it has', async () => {
  const origin = await serve(ourSite)
  expect(await readDeployedSite(`${origin}/contact?x=1`)).toEqual({
    origin,
    settings: site,
    content: null,
  })
})

test('its site data is that of the site, and a new remote has the prefix that it wants', async () => {
  const path = '/remotes/site/9999888877776666/site.json'
  const link = `<link rel="preload" as="fetch" href="${path}" data-hash="sha256-x" crossorigin>`
  const released = { prefixes: { contact: 'leads', jobs: 'board' }, header: [{ label: 'Jobs' }] }
  const origin = await serve({
    ...ourSite,
    '/': (ourSite['/'] ?? '').replace('<head>', `<head>${link}`),
    [path]: JSON.stringify(released),
  })
  const { content } = await readDeployedSite(origin)
  expect(content).toEqual(released)

  const { path: folder, remove } = makeTemporaryFolder('remote-')
  const wants = (prefix: string) =>
    writeFile(join(folder, 'package.json'), JSON.stringify({ plumbline: { prefix } }))
  const prefixes = () => withOwnPrefixes(content as SiteContent, { careers: folder }).prefixes
  await wants('/careers')
  expect(prefixes()).toEqual({ ...released.prefixes, careers: 'careers' })
  await wants('/contact')
  expect(prefixes(), 'what belongs to somebody stays theirs').toEqual(released.prefixes)
  await remove()
})

test('an address that leads elsewhere is followed', async () => {
  const origin = await serve(ourSite)
  const old = await serve((request, response) => {
    response.writeHead(301, { location: origin + request.url }).end()
  })
  expect((await readDeployedSite(old)).origin).toBe(origin)
})

test('the remote from source stands among the releases of the deployed site', async () => {
  const development = develop(await serve(ourSite))
  expect((await development.lock()).remotes).toEqual({
    catalogue: { ...catalogue, why: 'stable' },
    leads: { release: 'source', entry: fromSource, why: 'source' },
  })
  const files = await serve((request, response) => development.serve(request, response, () => {}))
  const path = (entry: string) => files + entry.replace('/remotes', '')
  expect(await (await fetch(path(catalogue.entry))).text()).toBe(ourSite[catalogue.entry])
  expect((await fetch(path('/remotes/catalogue/none/remoteEntry.js'))).status).toBe(404)
})

test('a promotion there is seen with the next page', async () => {
  const answers = { ...ourSite }
  const development = develop(await serve(answers))
  expect((await development.lock()).remotes['catalogue']?.release).toBe(catalogue.release)
  const promoted = {
    release: 'ffff000011112222',
    entry: '/remotes/catalogue/ffff000011112222/remoteEntry.js',
  }
  answers['/_composition'] = JSON.stringify({ remotes: { catalogue: promoted } })
  expect((await development.lock()).remotes['catalogue']).toEqual(promoted)
})

test.each([
  ['a page of somebody else', { '/': '<h1>Hello</h1>' }, 'its page does not name its backend'],
  ['a page with other data', { '/': page({ site: { name: 'x' } }) }, 'does not name its backend'],
  ['no page', {}, '/ answers 404'],
  [
    'something else as site data',
    { ...ourSite, '/': `<link as="fetch" href="/s.json">${ourSite['/']}`, '/s.json': '[]' },
    '/s.json is no site data',
  ],
  ['no composition', { '/': page({ site }) }, '/_composition answers 404'],
  [
    'a page as composition',
    { ...ourSite, '/_composition': '<html>' },
    'does not list its releases',
  ],
])('%s is refused', async (_, answers: Record<string, string>, reason) => {
  const origin = await serve(answers)
  const refusal = readDeployedSite(origin)
  await expect(refusal).rejects.toThrow(`${origin} is not a site that a remote can run against: `)
  await expect(refusal).rejects.toThrow(reason)
})

/** Runs `npm run dev`'s command until it gives up. */
function runDev(...args: string[]): Promise<{ code: unknown; stderr: string }> {
  const file = resolve(import.meta.dirname, '../../commands/dev.ts')
  return new Promise((done) => {
    execFile('node', [file, ...args], (error, _, stderr) => done({ code: error?.code, stderr }))
  })
}

/** A port that a fetch never tries. */
const nobody = 'http://localhost:9'

test.each([
  [['--against', nobody], '--against goes with a remote'],
  [['mf-none', '--against', nobody], "There is no remote 'none'"],
  [['mf-leads', '--against', 'staging'], "'staging' is not an address"],
  [['mf-leads', '--against', nobody], `Nothing answers at ${nobody} (bad port)`],
])('npm run dev -- %j says what is wrong', async (args, sentence) => {
  const { code, stderr } = await runDev(...args)
  expect(stderr).toContain(sentence)
  expect(code).toBe(1)
})
