import { createHash } from 'node:crypto'

/** `sha256-…` of an inline script or style, as a policy names it. */
export const sha256 = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
