import { mkdtemp, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serveShellFiles } from '../files/static-files.ts'
import { testShell } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'
import { keepBuild } from './earlier-builds.ts'

const makeFolder = () => mkdtemp(join(tmpdir(), 'shell-builds-'))

/** A shell of its own build, with one file, that has started on a folder. */
async function startShell(folder: string, build: string) {
  const { log, lines } = collectLog()
  const contents = new Map([[`pages/about-${build}.js`, Buffer.from(`'${build}'`)]])
  const earlier = await keepBuild(folder, { id: build, contents }, log)
  const app = new Hono().get('/assets/*', serveShellFiles(testShell, earlier))
  const getAbout = (of: string) => app.request(`/assets/pages/about-${of}.js`)
  return { getAbout, lines }
}

test('a tab that an earlier build of the shell opened still gets its files', async () => {
  const folder = await makeFolder()
  await startShell(folder, 'one')
  const { getAbout } = await startShell(folder, 'two')
  expect(await (await getAbout('one')).text()).toBe("'one'")
  const { getAbout: getAfterGoingBack } = await startShell(folder, 'one')
  expect((await getAfterGoingBack('two')).status).toBe(200)
})

test('files of the sixth build back are gone', async () => {
  const folder = await makeFolder()
  for (const build of [1, 2, 3, 4, 5]) {
    await startShell(folder, String(build))
    await utimes(join(folder, String(build)), build, build)
  }
  const { getAbout } = await startShell(folder, '6')
  expect((await getAbout('1')).status).toBe(404)
  expect((await getAbout('2')).status).toBe(200)
})

test('a folder that cannot be written keeps no shell from starting', async () => {
  const folder = join(await makeFolder(), 'file')
  await writeFile(folder, '')
  const { lines } = await startShell(folder, 'one')
  expect(lines).toMatchObject([{ event: 'builds-not-kept' }])
})
