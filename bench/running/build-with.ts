import { relative } from 'node:path'
import { demand } from '../../commands/processes/steps.ts'
import { root } from '../../commands/root.ts'

/** Runs Vite with a configuration of the bench; throws when it does not build. */
export const buildWith = (config: string): Promise<void> =>
  demand('vite', ['build', '--config', config], `${relative(root, config)} did not build`)
