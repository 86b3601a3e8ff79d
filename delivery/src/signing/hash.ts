import { createHash } from 'node:crypto'

/** What a manifest says of a file's bytes: `sha384-<base64>`. Browsers are told a shorter one by the shell. */
export function manifestHash(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
