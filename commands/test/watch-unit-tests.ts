import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root.ts'
import { configuredFolder } from './test-files.ts'

/** Runs a folder's unit tests now and at each change, until the person ends it. */
export async function watchUnitTests(folder: string): Promise<boolean> {
  const path = resolve(root, folder)
  if (!existsSync(path)) throw new Error(`There is no folder ${folder}`)
  const args = ['watch', '--reporter=default', '--root', configuredFolder(join(path, 'any')), path]
  const child = spawn('vitest', args, { cwd: root, stdio: 'inherit' })
  process.once('SIGTERM', () => child.kill())
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
