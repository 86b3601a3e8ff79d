import { makeBuild } from 'delivery/testing-release'
import { afterEach, expect, test } from 'vitest'
import { ordinaryVisit, type Compositions } from '../composition/follow-registry.ts'
import { releaseImportMap, type ImportMap } from '../composition/import-map.ts'
import { sha256 } from '../http/sha256.ts'
import { makeDelivery } from '../testing/composition.ts'
import { assetsOf } from './linked-assets.ts'

const following: Compositions[] = []
afterEach(() => Promise.all(following.splice(0).map((compositions) => compositions.stop())))

const readMap = ({ bytes }: ImportMap) =>
  JSON.parse(new TextDecoder().decode(bytes)) as {
    imports: Record<string, string>
    integrity: Record<string, string>
  }

/** Two pages in a layout, of which one may ask for more, and a slot. */
const chunks = {
  'src/routes.tsx': {
    dynamicImports: ['src/roles-page.tsx', 'src/role-page.tsx', 'src/layout.tsx'],
  },
  'src/layout.tsx': {},
  'src/roles-page.tsx': { css: ['assets/roles.css'] },
  'src/role-page.tsx': {
    dynamicImports: ['src/salaries.ts'],
    // By their addresses: `?url`.
    assets: ['assets/print.css', 'assets/drawing.svg'],
  },
  'src/salaries.ts': { css: ['assets/salaries.css'] },
  'src/contact-form.tsx': { imports: ['src/salaries.ts'] },
}

async function composeWith(files: Record<string, string> = {}, more: object = {}) {
  const delivery = await makeDelivery()
  const named = Object.entries(chunks).map(([src, chunk]) => {
    const file = src.replace(/src(.*)\.tsx?/, 'assets$1.js')
    return [src, { ...chunk, src, file }] as const
  })
  const entry = { file: 'remoteEntry.js', src: 'virtual:entry' }
  const styles = ['assets/roles.css', 'assets/salaries.css', 'assets/print.css']
  const build = await makeBuild({
    ...Object.fromEntries(
      [...styles, ...named.map(([, { file }]) => file)].map((path) => [path, '']),
    ),
    'vite-manifest.json': JSON.stringify({ ...more, ...Object.fromEntries(named), entry }),
    ...files,
  })
  const release = await delivery.publishBuild(build)
  await delivery.promote(release)
  const compositions = await delivery.follow()
  following.push(compositions)
  return {
    composition: await compositions.of(ordinaryVisit),
    base: `/remotes/catalogue/${release}/`,
  }
}

const frameFiles = ['/assets/entry.js', '/assets/entry.css']

test('a document has the hashes of what its page needs and may ask for, and the rest of the release is to be added', async () => {
  const { composition, base } = await composeWith()
  const page = { remotes: ['catalogue'], slots: [], composition }
  const { importMap, rest } = assetsOf({ ...page, sources: ['src/role-page.tsx'] })
  const needed = [
    'remoteEntry.js',
    'assets/routes.js',
    'assets/layout.js',
    'assets/role-page.js',
    'assets/print.css',
    'assets/salaries.js',
    'assets/salaries.css',
  ]
  const { integrity } = readMap(importMap)
  const listed = [...frameFiles, ...needed.map((path) => base + path)]
  expect(Object.keys(integrity).sort()).toEqual(listed.sort())
  expect(integrity[`${base}assets/salaries.css`]).toMatch(/^sha256-/)

  // Which a browser makes of the whole map.
  const whole = readMap(releaseImportMap(composition.releases.get('catalogue')!.manifest))
  const further = Object.entries(whole.integrity).filter(([path]) => !listed.includes(path))
  expect(further.map(([path]) => path)).toContain(`${base}assets/roles.css`)
  const text = JSON.stringify({ ...whole, integrity: Object.fromEntries(further) })
  expect(rest.get('catalogue')).toBe(sha256(Buffer.from(text)))
})

test('it has those of a slot of another remote, and none of the pages there', async () => {
  const { composition, base } = await composeWith()
  const slots = ['catalogue/contact-form'] as never[]
  const { importMap } = assetsOf({ sources: [], remotes: [], slots, composition })
  const needed = [
    'remoteEntry.js',
    'assets/routes.js',
    'assets/layout.js',
    'assets/contact-form.js',
    'assets/salaries.js',
    'assets/salaries.css',
  ]
  expect(Object.keys(readMap(importMap).integrity).sort()).toEqual(
    [...frameFiles, ...needed.map((path) => base + path)].sort(),
  )
})

test('a slot that could be one of two files has those of its whole release', async () => {
  const namesake = 'src/art/contact-form.tsx'
  const all = await composeWith(
    { 'assets/namesake.js': '' },
    {
      [namesake]: { src: namesake, file: 'assets/namesake.js' },
    },
  )
  const page = { sources: [], remotes: [], slots: ['catalogue/contact-form'] as never[] }
  const { importMap } = assetsOf({ ...page, composition: all.composition })
  expect(Object.keys(readMap(importMap).integrity)).toContain(`${all.base}assets/contact-form.js`)
})

test('a page that does not say which file it is has those of its whole release, and no server file', async () => {
  const { composition, base } = await composeWith()
  const { importMap } = assetsOf({ sources: [], remotes: ['catalogue'], slots: [], composition })
  const all = Object.keys(readMap(importMap).integrity)
  expect(all).toContain(`${base}assets/roles.css`)
  expect(all.filter((path) => path.includes('server') || path.includes('ssr'))).toEqual([])
})

test('what pages of a kind need is remembered, of as many kinds as have room', async () => {
  const many = Array.from({ length: 500 }, (_, n) => [`${'a'.repeat(200)}${n}.js`, ''] as const)
  const { composition } = await composeWith(Object.fromEntries(many))
  const page = { remotes: ['catalogue'], slots: [], composition }
  const first = assetsOf({ ...page, sources: ['src/role-page.tsx'] })
  expect(assetsOf({ ...page, sources: ['src/role-page.tsx'] })).toBe(first)
  const others = Array.from({ length: 40 }, (_, n) => assetsOf({ ...page, sources: [`${n}`] }))
  expect(others[0]!.importMap.bytes.byteLength * others.length).toBeGreaterThan(4_000_000)
  expect(assetsOf({ ...page, sources: ['src/role-page.tsx'] })).not.toBe(first)
})

test('a document lists nothing of remotes that it does not show', async () => {
  const { composition } = await composeWith()
  const { importMap, rest } = assetsOf({ sources: [], remotes: [], slots: [], composition })
  expect(Object.keys(readMap(importMap).integrity)).toEqual(frameFiles)
  expect(rest.size).toBe(0)
})
