import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readLiveSite, whatDiffers } from './live-site.ts'

const own = { shell: 'a'.repeat(16), kit: '1.0.0', shared: { 'shared-ui': ['Button', 'Page'] } }

let server: Server | undefined
afterEach(() => server?.close())

async function serve(answer: object): Promise<string> {
  server = createServer((request, response) =>
    response.end(request.url === '/_shell' ? JSON.stringify(answer) : ''),
  )
  await new Promise<void>((ready) => server?.listen(0, 'localhost', ready))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('says that a candidate meets what is live', async () => {
  const url = await serve(own)
  const site = await readLiveSite(url)
  expect(whatDiffers(url, site, own)).toContain(`it is live at ${url}`)
})

test('names each export that only one of the two shells has', async () => {
  const shared = { 'shared-ui': ['Button', 'Map'], 'shared-ui/maps': ['Map'] }
  const url = await serve({ ...own, shared })
  const site = await readLiveSite(url)
  expect(whatDiffers(url, site, own)).toContain(
    'has other exports of shared-ui (+Map -Page), other exports of shared-ui/maps (+Map);',
  )
})

test('names what differs, also of a shell that tells of limits as those of before did', async () => {
  const limits = { release: { totalBytes: 1 } }
  const url = await serve({ ...own, shell: 'b'.repeat(16), kit: '1.1.0', limits })
  const site = await readLiveSite(url)
  expect(site).not.toHaveProperty('limits')
  expect(whatDiffers(url, site, own)).toMatch(
    /has the shell bbbbbbbbbbbbbbbb, shared-ui 1\.1\.0; its kit and exports count$/,
  )
})

test('says when it is not known what is live', async () => {
  const url = await serve({ shell: 'one of before' })
  const site = await readLiveSite(url)
  expect(site).toBeNull()
  expect(whatDiffers(url, site, own)).toContain(`no shell of ours answers at ${url}`)
})

test('an answer of any length is not read to its end', async () => {
  const padding = ' '.repeat(8_000_000)
  expect(await readLiveSite(await serve({ ...own, padding }))).toBeNull()
})
