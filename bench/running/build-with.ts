import { relative } from 'node:path'
import { root } from '../../commands/root.ts'
import { run } from '../../commands/processes/steps.ts'

/** Runs Vite with a configuration of the bench; throws when it does not build. */
export async function buildWith(config: string, env: Record<string, string> = {}): Promise<void> {
  const { isOk } = await run('vite', ['build', '--config', config], { env })
  if (!isOk) throw new Error(`${relative(root, config)} did not build`)
}
