import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const denoFolder = dirname(require.resolve('deno/package.json'))

/** A folder under node_modules/.cache: may vanish at any time, costs only time. */
export const cacheFolder = (name: string) => join(dirname(denoFolder), '.cache', name)

/** Deno's binary; put in place first when the package was installed without its install script. */
export function denoBinary(): string {
  const { runInstall } = require('deno/install_api.cjs') as { runInstall(): string }
  return runInstall()
}
