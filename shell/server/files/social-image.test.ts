import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Admit } from '../admission/admit.ts'
import { createSite, defaultSite } from '../../src/site/site-plan.ts'
import { slots } from '../admission/slots.ts'
import { drawSocialImage } from './social-image.tsx'
import { socialImageHandler } from './social-image-handler.ts'
import { makeApp, testSettings } from '../testing/app.ts'
import { writeBody } from '../http/written-body.ts'
import type { PageDocument } from '../pages/render-document.ts'
import type { SharedPages } from '../pages/page-cache.ts'

const text = { title: 'About Us', section: 'About', address: 'x.example', firm: 'Plumbline' }

/** Width and height as the file's head tells them. */
function sizeOf(png: Uint8Array): number[] {
  expect(String.fromCharCode(...png.subarray(1, 4))).toBe('PNG')
  const head = new DataView(png.buffer, png.byteOffset)
  return [head.getUint32(16), head.getUint32(20)]
}

test.each([
  ['short', 'A'],
  ['long', 'An Organisation with Many Words in Its Title '.repeat(20)],
  ['without a space', 'x'.repeat(500)],
  ['right to left', 'مرحبا بالعالم שלום'],
  ['pictures', '👩‍💻🎉\u{1F1E9}\u{1F1EA}'],
  ['marks', 'Z̸̡̢a\u0300\u0301l\u202egó'],
  ['markup', '<b onclick="x">&amp;</b>{}]]>'],
  ['control characters', '\u0000\u0007\ud800'],
  ['nothing', ''],
])('draws a title that is %s', async (_what, title) => {
  expect(sizeOf(await drawSocialImage({ ...text, title }))).toEqual([1200, 630])
})

/** Pages as the server answers them: what matters is the head and the status. */
const pages: Record<string, [status: number, html: string]> = {
  '/about': [200, headOf('/og/about.png', 'About &quot;Us&quot;')],
  '/more': [200, headOf('/og/more.png', 'More')],
  '/other': [200, headOf('/og/about.png', 'Other')],
  '/hidden': [404, '<meta name="robots" content="noindex"/>'],
  '/away': [503, ''],
}

function headOf(image: string, alt: string): string {
  return `<meta property="og:image" content="https://www.example.com${image}"/><meta property="og:image:alt" content="${alt}"/>`
}

const find: SharedPages['find'] = (_, path) => {
  const [status, html] = pages[path] ?? [404, '']
  return Promise.resolve({ status, body: writeBody(Buffer.from(html)) } as PageDocument)
}

const open = (admit = slots(1), plan = defaultSite) => {
  const site = () => Promise.resolve(plan)
  return new Hono().get(
    '*',
    socialImageHandler({ settings: testSettings, pages: { find, site }, admit }),
  )
}

const ask = (path: string, headers = {}) => open().request(path, { headers })

test('a picture that is cached needs no slot, and is drawn once', async () => {
  const app = open()
  const [first, second] = ['/og/about.png', '/og/more.png'].map((path) => app.request(path))
  expect([(await first)?.status, (await second)?.status]).toEqual([200, 503])
  const drawing = app.request('/og/more.png')
  expect((await app.request('/og/about.png')).status).toBe(200)
  expect((await drawing).status).toBe(200)
})

test('a picture that is cached costs its client nothing', async () => {
  let spent = 0
  const spend: Admit = (_, work) => {
    spent++
    return work()
  }
  const app = open(spend)
  await app.request('/og/about.png')
  expect(spent).toBe(1)
  expect((await app.request('/og/about.png')).status).toBe(200)
  expect(spent).toBe(1)
})

test('a page has the picture that it names, and a visitor keeps it for a day', async () => {
  const response = await ask('/og/about.png')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(sizeOf(await response.bytes())).toEqual([1200, 630])
  const etag = response.headers.get('etag') ?? ''
  const again = await ask('/og/about.png', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a picture calls its section what the menus do', async () => {
  const sectionOf = async (label: string) => {
    const header = [{ label: 'Firm', links: [{ label, to: '/about' }] }]
    const app = open(slots(1), createSite({ ...defaultSite.content, header }))
    return (await app.request('/og/about.png')).headers.get('etag')
  }
  expect(await sectionOf('About')).not.toBe(await sectionOf('Our Firm'))
})

test('nothing in the query gets into the picture', async () => {
  const [plain, written] = await Promise.all([
    ask('/og/about.png'),
    ask('/og/about.png?title=Closed&alt=Closed'),
  ])
  expect(await written.bytes()).toEqual(await plain.bytes())
})

test.each([
  ['a page that there is not', '/og/nowhere.png', 404],
  ['a page that is kept out of search engines', '/og/hidden.png', 404],
  ['a page with another picture', '/og/other.png', 404],
  ['an address that is none', '/og/a%2F..%2Fb.png', 404],
  ['another kind of file', '/og/about.svg', 404],
  ['a page that cannot be rendered', '/og/away.png', 503],
])('%s has none', async (_what, path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test('the server draws the pictures of its own pages', async () => {
  const app = await makeApp()
  const html = await (await app.request('/about')).text()
  const address = /property="og:image" content="https:\/\/www\.example\.com([^"]+)"/.exec(html)?.[1]
  expect(address).toBe('/og/about.png')
  const picture = await app.request(address ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await app.request('/og/no-such-page.png')).status).toBe(404)
  expect((await app.request('/og/home.png')).status).toBe(200)
})
