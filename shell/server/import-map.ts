import { createHash } from 'node:crypto'
import { releaseUrl } from './composition.ts'
import { secondAddress } from '../src/second-address.ts'
import type { VerifiedRelease } from './releases.ts'
import type { ShellBuild } from './shell-build.ts'

export const shellUrl = '/assets/'

export interface ImportMap {
  json: string
  /** `'sha256-…'` of the JSON, for `script-src`. */
  cspHash: string
}

/**
 * Lists the hash of every module and stylesheet that this page view may load. Browsers refuse a module with a changed
 * byte by this list; for stylesheets, which import maps know nothing of, the shell's client looks them up in it.
 */
export function buildImportMap(
  shell: ShellBuild,
  releases: ReadonlyMap<string, VerifiedRelease>,
): ImportMap {
  const integrity: Record<string, string> = {}
  for (const [path, file] of Object.entries(shell.files))
    if (isForBrowser(path)) integrity[shellUrl + path] = file.integrity
  for (const [name, { manifest }] of releases)
    for (const [path, file] of Object.entries(manifest.files))
      if (isForBrowser(path))
        for (const base of addressesOf(name, manifest.release))
          integrity[base + path] = file.integrity
  const imports = Object.fromEntries(
    Object.entries(shell.shared).map(([name, path]) => [name, shellUrl + path]),
  )
  const json = JSON.stringify({ imports, integrity })
  return { json, cspHash: cspHash(json) }
}

export function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function addressesOf(remote: string, release: string): string[] {
  const first = releaseUrl(remote, release)
  return [first, first + secondAddress]
}

function isForBrowser(path: string): boolean {
  return /\.(js|css)$/.test(path) && !isServerFile(path)
}

/** Server files of a release are never sent to a browser. */
export function isServerFile(path: string): boolean {
  return path.startsWith('server/') || path.endsWith('.ssr.js')
}
