import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'

export const root = resolve(import.meta.dirname, '../../..')

/**
 * As `npm install` in a new repository, in a moment and without a network: its two packages from their files, what they and it
 * need from what is installed here.
 */
export async function install(folder: string): Promise<void> {
  const { dependencies, devDependencies } = await manifest(folder)
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) =>
    version.startsWith('file:'),
  )
  const { workspaces = [] } = await manifest(root)
  const skipped = workspaces.map((path) => basename(path))
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, '.bin'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.') && !skipped.includes(name))
      await symlink(join(root, 'node_modules', name), join(packages, name))
  for (const [name, version] of own) {
    const to = join(packages, name)
    await mkdir(to)
    const file = join(folder, version.replace('file:', ''))
    await promisify(execFile)('tar', ['xzf', file, '-C', to, '--strip-components=1'])
    for (const [bin, path] of Object.entries((await manifest(to)).bin ?? {})) {
      await chmod(join(to, path), 0o755)
      await symlink(join(to, path), join(packages, '.bin', bin))
    }
  }
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  workspaces?: string[]
  bin?: Record<string, string>
}

async function manifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
}
