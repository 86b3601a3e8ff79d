import { isServerFile, type ReleaseManifest } from 'delivery'
import { sha256 } from '../http/sha256.ts'
import { memoize } from '../memoize.ts'
import type { Frame } from './frame.ts'

export const shellUrl = '/assets/'

export interface ImportMap {
  /** As JSON. */
  bytes: Uint8Array
  /** `sha256-…` of the bytes, for the document's policy and for whoever fetches them. */
  hash: string
}

/**
 * The import map that a document begins with: the shared modules by name, and the hash of every module and stylesheet of
 * the frame and of those files of releases that it needs. Browsers refuse a module with a changed byte by this list; for stylesheets,
 * which import maps know nothing of, the shell's client looks them up in it.
 */
export function documentImportMap(frame: Frame, releases: readonly NeededFiles[]): ImportMap {
  const imports = Object.fromEntries(
    Object.entries(frame.shared).map(([name, path]) => [name, shellUrl + path]),
  )
  const integrity = hashesUnder(shellUrl, frame.files)
  for (const { manifest, needs } of releases)
    Object.assign(integrity, hashesUnder(filesUrl(manifest), manifest.files, needs))
  return describe({ imports, integrity })
}

/** A release, and which of its files a document needs. */
export interface NeededFiles {
  manifest: ReleaseManifest
  needs: (path: string) => boolean
}

/**
 * The import map of a release, which a document adds when it comes to need more of the release. The folder itself can be imported by
 * name where the map was read, and only there: a browser that reads one map for each document does not say so.
 */
export const releaseImportMap = memoize((manifest: ReleaseManifest) =>
  restOfImportMap({ manifest, needs: () => false }),
)

/** The same without the files of which a document has the hashes: browsers complain about a file that is named twice. */
export function restOfImportMap({ manifest, needs }: NeededFiles): ImportMap {
  const folder = releaseUrl(manifest)
  const integrity = hashesUnder(filesUrl(manifest), manifest.files, (path) => !needs(path))
  return describe({ imports: { [folder.slice(1)]: folder }, integrity })
}

/** Where the browser finds what is of one release only. */
export const releaseUrl = ({ remote, release }: Pick<ReleaseManifest, 'remote' | 'release'>) =>
  `/remotes/${remote}/${release}/`

/** Where the browser finds a release's files: where their names last, at an address that they have in other releases too. */
export const filesUrl = (manifest: ReleaseManifest): string =>
  manifest.lastingNames ? `/remotes/${manifest.remote}/` : releaseUrl(manifest)

function describe(map: object): ImportMap {
  const bytes = Buffer.from(JSON.stringify(map))
  return { bytes, hash: sha256(bytes) }
}

function hashesUnder(
  folder: string,
  files: ReleaseManifest['files'],
  isListed: (path: string) => boolean = () => true,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => /\.(js|css)$/.test(path) && !isServerFile(path) && isListed(path))
      .map(([path, { integrity }]) => [folder + path, integrity]),
  )
}
