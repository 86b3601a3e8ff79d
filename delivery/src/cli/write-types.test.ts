import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { promote } from '../registry/registry.ts'
import { makeSite, run } from '../testing/command-line.ts'
import { typesPath } from '../types/release-types.ts'

afterEach(() => vi.restoreAllMocks())

async function liveWith(types: Uint8Array) {
  const { dataFolder, team } = await makeSite()
  const { release } = await team.publish({ [typesPath]: types })
  await team.store.changeRegistry(promote('catalogue', release), team.author)
  return dataFolder
}

test('what is no types of a release is left out, and said', async () => {
  const { code, out, err } = await run(await liveWith(Buffer.from('no types')), ['types'])
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('no slots') })
  expect(err).toContain('the live types of catalogue are left out: server/types.json.br is not')
})

test.each(['manifest', 'types'])(
  'one whose %s cannot be read keeps no other from it',
  async (what) => {
    const { dataFolder, team } = await makeSite()
    const { release } = await team.publish({ [typesPath]: 'types' })
    await team.store.changeRegistry(promote('catalogue', release), team.author)
    const folder = join(dataFolder, 'releases', 'catalogue', release)
    await writeFile(join(folder, what === 'types' ? typesPath : 'release.json'), 'other')
    const { code, err } = await run(dataFolder, ['types'])
    expect({ code, err }).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^the live release of catalogue is left out/),
    })
  },
)

test('what live slots take is written for an editor', async () => {
  const types = {
    slots: { box: 'src/box.ts' },
    sources: { 'src/box.ts': 'export const Component = (_: { a: string }) => null' },
  }
  const folder = await liveWith(brotliCompressSync(JSON.stringify(types)))
  expect((await run(folder, ['types'])).code).toBe(0)
  const box = await readFile(join(folder, 'live-types/catalogue/src/box.d.ts'), 'utf8')
  expect(box).toContain('a: string')
})

test.each([
  "import { word } from 'beside/word.ts'; export const Component = (_: { a: typeof word }) => null",
  "export const Component = (_: { a: typeof import('beside/word.ts').word }) => null",
  "import 'beside/word.ts'; export const Component = (_: { a: string }) => null",
])(
  'a slot that takes sources of a package beside it is written all the same: %s',
  async (source) => {
    const types = { slots: { box: 'src/box.ts' }, sources: { 'src/box.ts': source } }
    const folder = await liveWith(brotliCompressSync(JSON.stringify(types)))
    await Promise.all(['beside', 'node_modules'].map((name) => mkdir(join(folder, name))))
    await writeFile(join(folder, 'beside/word.ts'), "export const word = 'word'")
    await symlink('../beside', join(folder, 'node_modules/beside'))
    const { code, err } = await run(folder, ['types'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const box = await readFile(join(folder, 'live-types/catalogue/src/box.d.ts'), 'utf8')
    expect(box).toContain('Component')
  },
)
