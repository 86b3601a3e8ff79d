import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { preprocessCSS, resolveConfig } from 'vite'
import { shortClassNames } from './vite-plugins.ts'

const folder = mkdtempSync(join(tmpdir(), 'styles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const config = await resolveConfig(
  { root: folder, configFile: false, plugins: [shortClassNames()] },
  'build',
)

async function namesOf(css: string, query = ''): Promise<string[]> {
  const file = join(folder, 'some.module.css')
  writeFileSync(file, css)
  return Object.keys((await preprocessCSS(css, file + query, config)).modules ?? {}).toSorted()
}

test.each([
  ['keyframes stay in the stylesheet', '.bar {} @keyframes load {}', ['bar']],
  ['so do those of two words', '.bar {} @keyframes fade-in {}', ['bar']],
  ['and a class that begins alike is given', '.fade {} @keyframes fade-in {}', ['fade']],
  ['a class with the name of its keyframes is given', '.load {} @keyframes load {}', ['load']],
  ['one that goes on alike is no such class', '.load-bar {} @keyframes load {}', ['load-bar']],
  ['lines end as on Windows', '.bar {\r\n}\r\n@keyframes load {\r\n}\r\n', ['bar']],
  ['a class that a comment names is given', '.bar {} /* no @keyframes bar */', ['bar']],
])('%s', async (_what, css, names) => {
  expect(await namesOf(css)).toEqual(names)
})

test('a stylesheet that is asked for as text is read too', async () => {
  expect(await namesOf('.bar {} @keyframes load {}', '?inline')).toEqual(['bar'])
})
