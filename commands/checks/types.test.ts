import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { remoteFolders } from 'shared-ui/remote-folders'
import { expect, test } from 'vitest'
import { Children } from '../processes/children.ts'
import { runTool } from '../processes/tools.ts'
import { root } from '../root.ts'
import { checkTypes, createTypesReader, watchTypes } from './types.ts'

const wrong = `export const year: number = 'this one'\n`
const right = `export const year: number = 2026\n`

test('type errors of a folder are told, each with its place', async () => {
  const { path, remove } = makeTemporaryFolder('types-')
  await writeFile(join(path, 'tsconfig.json'), '{ "compilerOptions": { "noEmit": true } }')
  await writeFile(join(path, 'year.ts'), wrong)
  await expect(checkTypes(path)).rejects.toThrow(
    /has type errors:\n.*year\.ts\(1,14\): error TS2322/,
  )
  await writeFile(join(path, 'year.ts'), right)
  await checkTypes(path)
  await remove()
})

test('while somebody edits, each error is told, and that it is mended', async () => {
  const { path, remove } = makeTemporaryFolder('types-')
  await writeFile(join(path, 'year.ts'), wrong)
  const lines: string[] = []
  const shown: (readonly string[])[] = []
  const children = new Children()
  const report = (line: string) => lines.push(line)
  await watchTypes([path], children, report, (errors) => shown.push(errors))
  await expect.poll(() => lines, { timeout: 240_000 }).toContain('types: 1 to mend')
  expect(lines[0]).toMatch(/year\.ts\(1,14\): error TS2322/)
  await writeFile(join(path, 'year.ts'), right)
  await expect.poll(() => lines, { timeout: 240_000 }).toContain('types: all right again')
  expect(shown.at(0)).toEqual([expect.stringMatching(/year\.ts\(1,14\): error TS2322/)])
  expect(shown.at(-1)).toEqual([])
  await children.stop()
  await remove()
})

test('what is right from the start is not spoken of', () => {
  const lines: string[] = []
  const read = createTypesReader((line) => lines.push(line))
  read('12:00:00 AM - Found 0 errors. Watching for file changes.')
  expect(lines).toEqual([])
})

test('a build for release checks types first, in every project that is built', async () => {
  const { output } = await runTool('nx', ['run-many', '-t', 'build', '--graph=stdout'])
  const { tasks } = JSON.parse(output.slice(output.indexOf('{'))) as {
    tasks: { dependencies: Record<string, string[] | undefined> }
  }
  const { dependencies } = tasks
  const builds = Object.keys(dependencies).filter((task) => task.endsWith(':build'))
  const remotes = Object.values(remoteFolders(root)).map((folder) => basename(folder))
  expect(builds.sort()).toEqual(
    ['console', 'shell', ...remotes].map((name) => `${name}:build`).sort(),
  )
  for (const task of builds)
    expect(dependencies[task]).toEqual([task.replace(':build', ':check-types')])
})
