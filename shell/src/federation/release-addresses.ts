/** Beside a release's files: an import map with the hashes that a document may have begun without. */
export const importMapFile = '~import-map.json'

/** The folder of a release's entry, `/remotes/<name>/<release>/`; empty on the development server, which has none. */
export function releaseFolderOf(entry: string): string {
  return /^\/remotes\/[^/]+\/[a-f0-9]{16}\//.exec(entry)?.[0] ?? ''
}
