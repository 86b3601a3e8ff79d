import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { packages, root } from '../root.ts'
import type { Children } from './children.ts'

/**
 * Serves the gallery of the kit's components from source.
 *
 * @returns its address
 */
export async function startGallery(children: Children): Promise<string> {
  const child = spawn(process.execPath, [join(packages, 'vite/bin/vite.js')], {
    cwd: join(root, 'shared-ui/gallery'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const hasAddress = (text: string) => stripVTControlCharacters(text).includes('Local:')
  const line = await children.adopt('The gallery', child, hasAddress)
  const address = /http\S+/.exec(stripVTControlCharacters(line))?.[0] ?? ''
  return new URL(address).origin
}
