import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeBuild } from '../testing/release.ts'
import { makeTestStore } from '../testing/storage.ts'
import { buildRelease } from '../releases/release.ts'
import { inPhases } from './phases.ts'

test('a part that hangs ends when its time is over, and what it wrote goes', async () => {
  const folder = await makeBuild()
  const candidate = await buildRelease('catalogue', folder, '1.0.0')
  let written = ''
  const hanging = inPhases(
    {
      ...(await makeTestStore()),
      ...{ candidate, folder, shellFolder: '', packages: '', browser: '', phaseMs: 20 },
      backend: { url: '', anonKey: '' },
      startShell: () => Promise.reject(new Error('not needed')),
    },
    ({ trial, phase }) => {
      written = trial.path
      return phase('links', () => new Promise(() => {}))
    },
  )
  await expect(hanging).rejects.toThrow("The gate's part 'links' did not end within 0.02 s")
  expect(existsSync(written)).toBe(false)
})
