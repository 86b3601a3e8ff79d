/** Where a release is found a second time under its own address. */
export const secondAddress = '~2/'

/** At each address of a release: an import map with the hashes that a document may have begun without. */
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

export function firstAddressOf(entry: string): string {
  return entry.replace(`/${secondAddress}`, '/')
}

/** The folder of a release's entry, `/remotes/<name>/<release>/`; empty on the development server, which has none. */
export function releaseFolderOf(entry: string): string {
  return folder.exec(entry)?.[0] ?? ''
}
