/** Where a release is found a second time under its own address. */
export const secondAddress = '~2/'

/** Beside a release's files: an import map of their hashes, for documents that began without the release. */
export const importMapFile = '~import-map.json'

const folder = /^\/remotes\/[^/]+\/[a-f0-9]{16}\//

/**
 * The same module under another address. A browser keeps a module that failed to start, and one that never arrived,
 * under the address it was asked for: only another one brings it anew.
 *
 * @returns the address itself where there is no second one, as on the development server
 */
export function secondAddressOf(entry: string): string {
  return entry.replace(folder, `$&${secondAddress}`)
}

/** The folder of a release's entry, `/remotes/<name>/<release>/`; empty on the development server, which has none. */
export function releaseFolderOf(entry: string): string {
  return folder.exec(entry)?.[0] ?? ''
}
