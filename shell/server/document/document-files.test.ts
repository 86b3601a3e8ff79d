import { makeBuild } from 'delivery/testing-release'
import { afterEach, expect, test } from 'vitest'
import { ordinaryVisit, type Compositions } from '../composition/follow-registry.ts'
import { makeDelivery, testShell } from '../testing/composition.ts'
import { filesOf } from './document-files.ts'

const following: Compositions[] = []
afterEach(() => Promise.all(following.splice(0).map((compositions) => compositions.stop())))

const pageSource = 'src/roles/role-page.tsx'

/** Paths, without the release's folder, of which a page's import map has the hash; the shell's apart. */
async function hashedBy({ sources = [pageSource], remotes = ['catalogue'] }) {
  const delivery = await makeDelivery()
  const release = await delivery.publishBuild(await makeBuild(files))
  await delivery.promote(release)
  const compositions = await delivery.follow()
  following.push(compositions)
  const composition = await compositions.of(ordinaryVisit)
  const page = { sources, remotes, slots: [], composition, shell: testShell }
  const { bytes } = filesOf(page).importMap
  const { integrity } = JSON.parse(new TextDecoder().decode(bytes)) as { integrity: object }
  const base = `/remotes/catalogue/${release}/`
  expect(Object.values(integrity).every((hash) => String(hash).startsWith('sha256-'))).toBe(true)
  const addresses = Object.keys(integrity).filter((address) => !address.startsWith('/assets/'))
  return addresses.map((address) => address.replace(base, '')).sort()
}

const files = {
  'assets/rules.js': 'export {}',
  'assets/other-page.js': 'export {}',
  'vite-manifest.json': JSON.stringify({
    'src/routes.tsx': {
      file: 'assets/routes-1.js',
      src: 'src/routes.tsx',
      dynamicImports: [pageSource, 'src/other-page.tsx'],
    },
    [pageSource]: {
      file: 'assets/role-page-2.js',
      src: pageSource,
      css: ['assets/role-page-3.css'],
      dynamicImports: ['src/rules.ts'],
    },
    'src/rules.ts': { file: 'assets/rules.js', src: 'src/rules.ts' },
    'src/other-page.tsx': { file: 'assets/other-page.js', src: 'src/other-page.tsx' },
    'virtual:remote-entry.js': { file: 'remoteEntry.js', src: 'virtual:remote-entry.js' },
  }),
}

const ofThePage = [
  'assets/role-page-2.js',
  'assets/role-page-3.css',
  'assets/routes-1.js',
  'assets/rules.js',
  'remoteEntry.js',
]

test('a document has the hashes of what its page is made of and may ask for, and of no other page', async () => {
  expect(await hashedBy({})).toEqual(ofThePage)
})

test('one that shows nothing of a remote has none of its hashes', async () => {
  expect(await hashedBy({ sources: [], remotes: [] })).toEqual([])
})

test.each([
  ['shows a remote without one of its pages', []],
  ['shows a page that the release does not name', ['src/unknown.tsx']],
])('one that %s has those of the whole release, and of no server file', async (_, sources) => {
  expect(await hashedBy({ sources })).toEqual([...ofThePage, 'assets/other-page.js'].sort())
})
