import { createHash } from 'node:crypto'
import { secondAddress } from '../src/release-addresses.ts'
import type { VerifiedRelease } from './releases.ts'
import type { ShellBuild } from './shell-build.ts'

export const shellUrl = '/assets/'

export interface ImportMap {
  /** As JSON. */
  bytes: Uint8Array
  /** `sha256-…` of the bytes, for the document's policy and for whoever fetches them. */
  hash: string
}

/**
 * The import map that a document begins with: the shared modules by name, and the hash of every module and stylesheet of
 * the shell and of some releases. Browsers refuse a module with a changed byte by this list; for stylesheets, which import
 * maps know nothing of, the shell's client looks them up in it.
 */
export function documentImportMap(
  shell: ShellBuild,
  releases: readonly VerifiedRelease[],
): ImportMap {
  const imports = Object.fromEntries(
    Object.entries(shell.shared).map(([name, path]) => [name, shellUrl + path]),
  )
  const integrity = { ...hashesUnder(shellUrl, shell.files) }
  for (const { manifest } of releases) Object.assign(integrity, hashesOf(manifest))
  return describe({ imports, integrity })
}

const known = new WeakMap<VerifiedRelease, ImportMap>()

/**
 * One release's import map, which a document adds when it comes to need the release. The folder itself can be imported by
 * name where the map was read, and only there: a browser that reads one map for each document does not say so.
 */
export function releaseImportMap(release: VerifiedRelease): ImportMap {
  const { manifest } = release
  const folder = releaseUrl(manifest.remote, manifest.release)
  const imports = { [folder.slice(1)]: folder }
  const map = known.get(release) ?? describe({ imports, integrity: hashesOf(manifest) })
  known.set(release, map)
  return map
}

/** Where the browser finds a release's files. */
export function releaseUrl(remote: string, release: string): string {
  return `/remotes/${remote}/${release}/`
}

/** Server files of a release are never sent to a browser. */
export function isServerFile(path: string): boolean {
  return path.startsWith('server/') || path.endsWith('.ssr.js')
}

function describe(map: object): ImportMap {
  const bytes = Buffer.from(JSON.stringify(map))
  return { bytes, hash: sha256(bytes) }
}

/** At both of its addresses: browsers complain when a later map repeats what they know. */
function hashesOf({ remote, release, files }: VerifiedRelease['manifest']) {
  const folder = releaseUrl(remote, release)
  return { ...hashesUnder(folder, files), ...hashesUnder(folder + secondAddress, files) }
}

function hashesUnder(folder: string, files: ShellBuild['files']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => /\.(js|css)$/.test(path) && !isServerFile(path))
      .map(([path, { integrity }]) => [folder + path, integrity]),
  )
}

/** `sha256-…` of an inline script or style, as a policy names it. */
export function sha256(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
