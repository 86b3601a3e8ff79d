import { createHash } from 'node:crypto'

/** `sha256-…` of an inline script or style, as a policy names it. */
export function sha256(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
