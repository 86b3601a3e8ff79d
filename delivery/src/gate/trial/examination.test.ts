import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../testing/release.ts'
import { examine, ShellGoneError } from './examination.ts'

/** Examines with a shell whose program is this. */
async function examineBy(program: string | null) {
  const folder = await makeFolder()
  await mkdir(join(folder, 'server'))
  if (program !== null) await writeFile(join(folder, 'server/examine.js'), program)
  const trial = { path: folder, settings: {} } as Parameters<typeof examine>[1]
  return examine(folder, trial)
}

test('a shell that is being built, or was built meanwhile, is no fault of a candidate', async () => {
  await expect(examineBy(null)).rejects.toThrow(ShellGoneError)
  const builtAnew = "require('node:fs').utimesSync(__filename, 1, 1); process.exit(1)"
  await expect(examineBy(builtAnew)).rejects.toThrow(ShellGoneError)
})

test('a candidate that ends the process, whatever it says, is told of', async () => {
  const file = "console.error(`Error: Cannot find module '${__filename}'`); process.exit(1)"
  const error = await examineBy(file).catch((thrown: unknown) => thrown)
  expect(error).not.toBeInstanceOf(ShellGoneError)
  expect(String(error)).toContain('ended with code 1')
})
