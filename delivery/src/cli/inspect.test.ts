import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openFileStorage } from '../storage/file-storage.ts'
import { makeFolder } from '../testing/release.ts'
import { makeTestStore, saveKeys } from '../testing/storage.ts'
import { runDelivery } from './cli.ts'

afterEach(() => vi.restoreAllMocks())

const bill = (licence: string) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    components: [
      {
        name: 'valibot',
        version: '1.5.0',
        licenses: [{ expression: licence }],
        properties: [
          { name: 'ships-to', value: 'browser' },
          { name: 'ships-to', value: 'server' },
        ],
      },
    ],
  })

async function inspect(files: Record<string, string>, ...options: string[]) {
  const dataFolder = await makeFolder()
  const team = await makeTestStore(openFileStorage(join(dataFolder, 'releases')))
  await saveKeys(team, dataFolder)
  const { release } = await team.publish(files)
  return run(dataFolder, 'catalogue', release, ...options)
}

async function run(dataFolder: string, ...names: string[]) {
  const out = vi.spyOn(console, 'log').mockReturnValue()
  const err = vi.spyOn(console, 'error').mockReturnValue()
  const notNeeded = () => Promise.reject(new Error('not needed'))
  const code = await runDelivery(['inspect', ...names], {
    root: dataFolder,
    dataFolder,
    env: {},
    findBrowser: notNeeded,
    startShell: notNeeded,
    startBackend: notNeeded,
    checkTypes: notNeeded,
  })
  return { code, out: out.mock.calls.flat().join('\n'), err: err.mock.calls.flat().join('\n') }
}

test('says which packages a release ships, where to, and under which licence', async () => {
  const { code, out } = await inspect({ 'server/sbom.json': bill('MIT') })
  expect(code).toBe(0)
  expect(out.split('\n')).toEqual([
    '1 packages under MIT',
    'package  version  licence  ships to',
    'valibot  1.5.0    MIT      browser, server',
  ])
})

test('gives machines the document as the build wrote it', async () => {
  const { out } = await inspect({ 'server/sbom.json': bill('MIT') }, '--json')
  expect(JSON.parse(out)).toEqual(JSON.parse(bill('MIT')))
})

test.each([
  ['a release of before', {}, 'does not say what is in it'],
  ['one that is no document', { 'server/sbom.json': '[' }, 'no CycloneDX document'],
  [
    'one that would speak to the terminal',
    { 'server/sbom.json': bill('\u001b[2J') },
    'no CycloneDX document',
  ],
])('%s is told apart', async (_, files: Record<string, string>, reason) => {
  const { code, err } = await inspect(files)
  expect(err).toContain(reason)
  expect(code).toBe(1)
})

test('says the same of the shell that was built here', async () => {
  const folder = await makeFolder()
  expect((await run(folder, 'shell')).err).toContain('not built here')
  await mkdir(join(folder, 'shell/dist'), { recursive: true })
  await writeFile(join(folder, 'shell/dist/sbom.json'), bill('ISC'))
  expect((await run(folder, 'shell')).out).toContain('valibot  1.5.0    ISC')
})
