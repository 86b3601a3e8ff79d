import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { parseAst } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'
import { writeModules } from './kit.ts'

const { path: folder, remove } = makeTemporaryFolder('kit-')
let files: string[]
let declarations: Record<string, string>
const read = (file: string) => readFile(join(folder, file), 'utf8')

beforeAll(async () => {
  declarations = await writeModules(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
})
afterAll(remove)

test('the kit has what other repositories need, and nothing of this machine', async () => {
  expect((await readdir(folder)).sort()).toEqual([
    'CHANGELOG.md',
    'README.md',
    'commands',
    'delivery',
    'names',
    'package.json',
    'shared-ui',
    'shell',
    'tsconfig.base.json',
    'types',
  ])
  expect(
    files.filter((file) => /\.(test|story)\.|vitest\.config|__snapshots__/.test(file)),
  ).toEqual([])
  // The parts of the workspace that only its own programs have.
  expect(
    files.filter((file) => /^(commands\/(test|site|package)|shell\/dist)\//.test(file)),
  ).toEqual([])
  const texts = await Promise.all(files.map(read))
  expect(files.filter((_, index) => texts[index]?.includes(root))).toEqual([])
})

test('each of its modules has its file, its types and its names', async () => {
  const { exports, bin } = JSON.parse(await read('package.json')) as {
    exports: Record<string, string | Record<string, string>>
    bin: Record<string, string>
  }
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target),
  )
  const plain = [...targets, ...Object.values(bin)].filter((target) => !target.includes('*'))
  expect(plain.filter((target) => !existsSync(join(folder, target)))).toEqual([])
  for (const module of Object.keys(declarations).filter((name) => !name.includes('/testing/')))
    expect(Object.keys(exports)).toContain(module.replace('shared-ui', '.'))
  expect(await read('names/index.cjs')).toContain('"ScheduleCallButton":null')
  expect(await read('types/index.d.ts')).toContain('declare function Button(')
})

test('whatever one of its files imports by a path is there', async () => {
  const missing: string[] = []
  for (const file of files.filter((each) => /\.(tsx?|js)$/.test(each) && !each.endsWith('.d.ts')))
    for (const source of importsOf(await read(file), file))
      if (
        source.startsWith('.') &&
        !existsSync(join(folder, dirname(file), source.split('?')[0] ?? ''))
      )
        missing.push(`${file}: ${source}`)
  expect(missing).toEqual([])
})

test('Node runs what it is to run', () => {
  const typescript = files.filter(
    (file) => /^(commands|delivery)\//.test(file) && /\.tsx?$/.test(file),
  )
  expect(typescript).toEqual([])
})

/** Sources of a module's imports and re-exports, but for types. */
function importsOf(code: string, file: string): string[] {
  const { body } = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  return body.flatMap((node) => {
    const isType =
      ('importKind' in node && node.importKind === 'type') ||
      ('exportKind' in node && node.exportKind === 'type')
    return !isType && 'source' in node && node.source ? [node.source.value] : []
  })
}
