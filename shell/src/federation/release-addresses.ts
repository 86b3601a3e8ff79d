/** Beside a release's files: an import map with the hashes that a document may have begun without. */
export const importMapFile = '~import-map.json'

/** Where what is of one release only lies. */
export function releaseFolder(remote: string, release: string): string {
  return `/remotes/${remote}/${release}/`
}
