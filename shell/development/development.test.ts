import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { readDeployedSite } from './deployed-site.ts'
import { developmentComposition } from './development.ts'
import type { PageData } from '../src/page-data.ts'

const open: (Server | ViteDevServer)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
  vi.unstubAllEnvs()
})

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

/** The shell's development server, without what it would render. */
async function develop(against: string): Promise<string> {
  const env = {
    DEV_AGAINST: against,
    DEV_REMOTES: JSON.stringify({ leads: 'http://localhost:4203' }),
    BOOKING_URL: site.bookingUrl,
    SUPABASE_URL: site.supabaseUrl,
    SUPABASE_ANON_KEY: site.supabaseAnonKey,
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const vite = await createVite({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [developmentComposition()],
    server: { host: 'localhost', port: 0, hmr: false, ws: false, watch: null },
  })
  open.push(vite)
  await vite.listen()
  return `http://localhost:${(vite.httpServer?.address() as AddressInfo).port}`
}

async function pageDataOf(origin: string): Promise<PageData> {
  const html = await (await fetch(origin, { headers: { accept: 'text/html' } })).text()
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as PageData
}

test('a deployed site says where it is and what backend it has', async () => {
  const origin = await serve(ourSite)
  expect(await readDeployedSite(`${origin}/contact?x=1`)).toEqual({ origin, settings: site })
})

test('an address that leads elsewhere is followed', async () => {
  const origin = await serve(ourSite)
  const old = await serve((request, response) => {
    response.writeHead(301, { location: origin + request.url }).end()
  })
  expect((await readDeployedSite(old)).origin).toBe(origin)
})

test('the remote from source stands among the releases of the deployed site', async () => {
  const dev = await develop(await serve(ourSite))
  const { lock, site: shown } = await pageDataOf(dev)
  expect(lock.remotes).toEqual({
    catalogue: { ...catalogue, why: 'stable' },
    leads: { release: 'source', entry: 'http://localhost:4203/remoteEntry.js', why: 'source' },
  })
  expect(shown.supabaseUrl).toBe(site.supabaseUrl)
  const file = await fetch(dev + catalogue.entry)
  expect(await file.text()).toBe(ourSite[catalogue.entry])
  expect((await fetch(`${dev}/remotes/catalogue/none/remoteEntry.js`)).status).toBe(404)
})

test('a promotion there is seen with the next page', async () => {
  const answers = { ...ourSite }
  const dev = await develop(await serve(answers))
  expect((await pageDataOf(dev)).lock.remotes['catalogue']?.release).toBe(catalogue.release)
  const promoted = {
    release: 'ffff000011112222',
    entry: '/remotes/catalogue/ffff000011112222/remoteEntry.js',
  }
  answers['/_composition'] = JSON.stringify({ remotes: { catalogue: promoted } })
  expect((await pageDataOf(dev)).lock.remotes['catalogue']).toEqual(promoted)
})

test.each([
  ['a page of somebody else', { '/': '<h1>Hello</h1>' }, 'its page does not name its backend'],
  ['a page with other data', { '/': page({ site: { name: 'x' } }) }, 'does not name its backend'],
  ['no page', {}, '/ answers 404'],
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
  [['--only', 'mf-none', '--against', nobody], "There is no remote 'none'"],
  [['--only', 'mf-leads', '--against', 'staging'], "'staging' is not an address"],
  [['--only', 'mf-leads', '--against', nobody], `Nothing answers at ${nobody} (bad port)`],
])('npm run dev -- %j says what is wrong', async (args, sentence) => {
  const { code, stderr } = await runDev(...args)
  expect(stderr).toContain(sentence)
  expect(code).toBe(1)
})
