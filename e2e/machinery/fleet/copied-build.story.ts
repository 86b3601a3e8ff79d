import { cp, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder } from 'delivery/testing-release'
import { expect, test } from '../../site/fixtures.ts'
import { startOwnShell } from './own-shells.ts'

const root = resolve(import.meta.dirname, '../../..')

test('a build that is copied elsewhere runs, with the one package that is no JavaScript beside it', async () => {
  const read = (path: string) => readFile(join(root, 'shell', path), 'utf8').then(JSON.parse)
  expect(await read('dist/frame/server/site-data.json')).toEqual(await read('src/site-data.json'))
  const folder = await makeFolder()
  await cp(join(root, 'shell/dist'), join(folder, 'dist'), { recursive: true })
  await cp(join(root, 'node_modules/@resvg'), join(folder, 'node_modules/@resvg'), {
    recursive: true,
  })
  const shell = await startOwnShell({}, { main: join(folder, 'dist/server/main.js') })
  for (const [path, type] of [
    ['/contact', 'text/html'],
    ['/og/about.png', 'image/png'],
    ['/metrics', 'text/plain'],
    ['/favicon.ico', 'image/'],
  ] as const) {
    const answer = await fetch(shell.url + path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type')).toContain(type)
  }
  await shell.stop()
})
