import { hash } from 'node:crypto'

/** What a manifest says of a file's bytes, and a document to the browser: `sha256-<base64>`. */
export const manifestHash = (bytes: Uint8Array): string => hashWith('sha256', bytes)

/** Whether bytes are those of which a manifest speaks. Manifests of before November 2026 speak in SHA-384. */
export function hasHash(bytes: Uint8Array, integrity: string): boolean {
  const algorithm = integrity.startsWith('sha384-') ? 'sha384' : 'sha256'
  return hashWith(algorithm, bytes) === integrity
}

const hashWith = (algorithm: 'sha256' | 'sha384', bytes: Uint8Array) =>
  `${algorithm}-${hash(algorithm, bytes, 'base64')}`
