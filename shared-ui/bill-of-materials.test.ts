import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'

const installed = (name: string, rest: object = {}) =>
  JSON.stringify({ name, version: '1.2.3', type: 'module', main: 'index.js', ...rest })

/** A project that uses one package, imports another in vain, and whose server runs with a third and what that needs. */
async function makeProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'plumbline-bill-'))
  const files = {
    'package.json': JSON.stringify({ name: 'mf-sample', version: '1.0.0', type: 'module' }),
    'main.js': "import { used } from '@a/used'; import { shaken } from 'shaken'; console.log(used)",
    'server.js': "import { used } from '@a/used'; import { run } from 'run-time'; run(used)",
    'node_modules/@a/used/package.json': installed('@a/used', { license: '(MIT OR CC0-1.0)' }),
    'node_modules/@a/used/index.js': 'export const used = location.href',
    'node_modules/shaken/package.json': installed('shaken', { sideEffects: false }),
    'node_modules/shaken/index.js': 'export const shaken = 1',
    'node_modules/run-time/package.json': installed('run-time', { dependencies: { needed: '*' } }),
    'node_modules/run-time/index.js': 'export const run = () => {}',
    'node_modules/needed/package.json': installed('needed', { license: 'SEE LICENSE IN x' }),
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return root
}

async function buildBill(root: string): Promise<string> {
  const common = { root, logLevel: 'silent', configFile: false } as const
  const plugins = [billOfMaterials('dist/sbom.json')]
  const output = { input: 'main.js' }
  await build({ ...common, plugins, build: { outDir: 'dist/client', rolldownOptions: output } })
  await build({
    ...common,
    plugins,
    build: { outDir: 'dist/server', ssr: 'server.js' },
    ssr: { noExternal: ['@a/used'] },
  })
  return readFile(join(root, 'dist/sbom.json'), 'utf8')
}

test('lists what is in the output or runs with it, and not what was shaken away', async () => {
  const bill = await buildBill(await makeProject())
  expect(JSON.parse(bill)).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'mf-sample',
        name: 'mf-sample',
        version: '1.0.0',
      },
    },
    components: [
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40a/used@1.2.3',
        name: '@a/used',
        version: '1.2.3',
        purl: 'pkg:npm/%40a/used@1.2.3',
        licenses: [{ expression: '(MIT OR CC0-1.0)' }],
        properties: [
          { name: 'ships-to', value: 'browser' },
          { name: 'ships-to', value: 'server' },
        ],
      },
      expect.objectContaining({
        name: 'needed',
        licenses: [{ license: { name: 'SEE LICENSE IN x' } }],
        properties: [{ name: 'ships-to', value: 'server' }],
      }),
      expect.objectContaining({ name: 'run-time' }),
    ],
  })
})

test('the same build writes the same bytes', async () => {
  const root = await makeProject()
  expect(await buildBill(root)).toBe(await buildBill(await makeProject()))
})
