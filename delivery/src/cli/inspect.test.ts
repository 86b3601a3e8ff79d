import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileStorage } from '../storage/file-storage.ts'
import { run } from '../testing/command-line.ts'
import { makeFolder } from '../testing/release.ts'
import { makeTestStore, saveKeys } from '../testing/storage.ts'

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
  return run(dataFolder, ['inspect', 'catalogue', release, ...options])
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
  expect((await run(folder, ['inspect', 'shell'])).err).toContain('not built here')
  await mkdir(join(folder, 'shell/dist'), { recursive: true })
  await writeFile(join(folder, 'shell/dist/sbom.json'), bill('ISC'))
  expect((await run(folder, ['inspect', 'shell'])).out).toContain('valibot  1.5.0    ISC')
})
