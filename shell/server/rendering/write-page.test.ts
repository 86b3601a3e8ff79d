// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { LockedRemote } from 'shared-ui/contract'
import type { RenderComposition } from './release-code.ts'
import type { RenderedPage } from './render-page.ts'
import { createPageWriter, type AroundPage, type PageKind } from './write-page.ts'

const site = {
  ...{ name: 'Plumbline', titleSuffix: '', url: 'http://localhost', bookingUrl: '' },
  ...{ supabaseUrl: 'http://localhost', supabaseAnonKey: '' },
}
const locked = (release: string): LockedRemote => ({
  ...{ release, entry: '/entry.js', integrity: `sha256-${release}` },
  ...{ team: release, why: 'stable' },
})
const composition: RenderComposition = {
  id: 'composition',
  lock: {
    ...{ id: 'lock', shell: 'shell' },
    remotes: { catalogue: locked('c1'), resources: locked('r1'), leads: locked('l1') },
  },
  frame: { id: 'shell', kit: '1.0.0', main: '' },
  code: {},
}
const page: RenderedPage = {
  html: Buffer.from('<html><head><title>Roles</title></head><body><h1>Roles</h1></body></html>'),
  ...{ status: 200, sources: ['src/roles-page.tsx'], remotes: ['catalogue'], slots: [] },
  ...{ linked: ['resources'], results: [['catalogue', { isWhole: true, fault: null }]] },
  state: Buffer.from('{"loaderData":null}'),
  ...{ seconds: { load: 0, loaders: 0, render: 0 }, timings: [] },
}

async function write(rendered: RenderedPage, of = composition) {
  const asked: PageKind[] = []
  const around: AroundPage = {
    isWatched: true,
    partsOf(kind) {
      asked.push(kind)
      return { endOfHead: Buffer.from('<style>'), endOfBody: Buffer.from('<script>') }
    },
  }
  const writePage = createPageWriter(site, () => Promise.resolve(rendered))
  const written = await writePage(new Request('http://localhost/roles'), of, new Set(), around)
  if ('location' in written) throw new Error('It redirects')
  const { bytes, surroundings } = written.document
  const text = brotliDecompressSync(bytes).toString()
  return { asked, written, text, between: text.slice(surroundings.start, surroundings.end) }
}

test('what is seen comes first, then what is shown and why, then what only scripts need', async () => {
  const { asked, text, between } = await write(page)
  expect(asked).toEqual([{ sources: page.sources, remotes: page.remotes, slots: [] }])
  expect(text).toMatch(
    /^<!DOCTYPE html><html><head><title>Roles<\/title><style><\/head><body><h1>Roles<\/h1><script type="application\/json" id="[\w-]+">\{"site":.*"state":\{"loaderData":null\}\}<\/script><script><\/body><\/html>$/,
  )
  expect(JSON.parse(`{${between}}`)).toEqual({
    lock: {
      ...composition.lock,
      // Nothing of `leads` is in it or near it.
      remotes: { catalogue: locked('c1'), resources: locked('r1') },
    },
    isWatched: true,
  })
})

test('who looks at a preview is told of all of it', async () => {
  const { between } = await write(page, { ...composition, isPreview: true })
  expect(JSON.parse(`{${between}}`)).toMatchObject({ lock: composition.lock })
})

test('beside the document only what the front needs is told', async () => {
  const { written } = await write(page)
  expect(written).not.toHaveProperty('html')
  expect(written).not.toHaveProperty('state')
})

test('a page without end is none, however small it is in brotli', async () => {
  const html = Buffer.from(`<html><head></head><body>${'a'.repeat(2_000_000)}</body></html>`)
  await expect(write({ ...page, html })).rejects.toThrow(/^The page has 2000\d{3} bytes$/)
})
