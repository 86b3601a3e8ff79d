import { expect, test } from 'vitest'
import { makeFolder } from '../../testing/release.ts'
import { examine, ShellGoneError } from './examination.ts'

test('a shell that is being built is no fault of a candidate', async () => {
  const folder = await makeFolder()
  const trial = { path: folder, settings: {} } as Parameters<typeof examine>[1]
  await expect(examine(folder, trial)).rejects.toThrow(ShellGoneError)
})
