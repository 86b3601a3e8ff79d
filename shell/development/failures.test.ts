import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { createServer } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { toFiles } from './failures.ts'

const ended: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

const source = `interface Row { name: string }

export function first(rows: Row[]): string {
  throw new Error('No rows')
}
`

async function servedFile() {
  const { path: root, remove } = makeTemporaryFolder('failures-')
  ended.push(async () => remove())
  const file = join(root, 'rows.ts')
  await writeFile(file, source)
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'silent', appType: 'custom' },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  ended.push(() => server.close())
  const { client } = server.environments
  const { code = '' } = (await client.transformRequest('/rows.ts')) ?? {}
  const line = code.split('\n').findIndex((text) => text.includes('throw')) + 1
  return { file, client, stack: `at first (http://localhost:4200/rows.ts?t=1:${line}:8)` }
}

test('a place in the browser is said as a line of its file', async () => {
  const { file, client, stack } = await servedFile()
  expect(await toFiles(stack, client)).toBe(`at first (${file}:4:9)`)
})

test('also when the file has changed since the browser took it', async () => {
  const { file, client, stack } = await servedFile()
  client.moduleGraph.invalidateAll()
  expect(await toFiles(stack, client)).toBe(`at first (${file}:4:9)`)
})

test('what is no module of ours stays as it is', async () => {
  const { client } = await servedFile()
  const stack =
    'at x (http://localhost:4200/none.ts:1:1)\nat y (http://localhost:4200/none.ts:1:12)'
  expect(await toFiles(stack, client)).toBe(stack)
})
