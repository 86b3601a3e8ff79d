import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vitest/config'
import { unitTests as tests } from './unit-tests.ts'

const ours = (name: string) =>
  fileURLToPath(new URL(`../../commands/test/${name}.ts`, import.meta.url))

/** Unit tests of this workspace, as `npm test` reads them. */
export const unitTests = mergeConfig(tests, {
  test: { globalSetup: [ours('own-temporary-folder')], reporters: [ours('report-unit')] },
})
