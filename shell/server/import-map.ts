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

/** Lists the hash of every module that this page view may load: Chromium, Firefox and Safari refuse a changed byte. */
export function buildImportMap(
  shell: ShellBuild,
  releases: ReadonlyMap<string, VerifiedRelease>,
): ImportMap {
  const integrity: Record<string, string> = {}
  for (const [path, file] of Object.entries(shell.files))
    if (path.endsWith('.js')) integrity[shellUrl + path] = file.integrity
  for (const [name, { manifest }] of releases)
    for (const [path, file] of Object.entries(manifest.files))
      if (isBrowserModule(path))
        for (const base of addressesOf(name, manifest.release))
          integrity[base + path] = file.integrity
  const json = JSON.stringify({ integrity })
  return { json, cspHash: cspHash(json) }
}

export function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function addressesOf(remote: string, release: string): string[] {
  const first = releaseUrl(remote, release)
  return [first, first + secondAddress]
}

/** Server files of a release are never sent to a browser. */
export function isBrowserModule(path: string): boolean {
  return path.endsWith('.js') && !isServerFile(path)
}

export function isServerFile(path: string): boolean {
  return path.startsWith('server/') || path.endsWith('.ssr.js')
}
