/** Where a release is found a second time under its own address. */
export const secondAddress = '~2/'

/**
 * The same module under another address. A browser keeps a module that failed to start, and one that never arrived,
 * under the address it was asked for: only another one brings it anew.
 *
 * @returns the address itself where there is no second one, as on the development server
 */
export function secondAddressOf(entry: string): string {
  return entry.replace(/^\/remotes\/[^/]+\/[a-f0-9]{16}\//, `$&${secondAddress}`)
}
