import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is for: each purpose has a key of its own, so that none means anything elsewhere. */
export type Purpose = 'form-sender' | 'release-link'

/** The HMAC of `text` in hexadecimal digits. */
export const sign = (purpose: Purpose, secret: string, text: string): string =>
  createHmac('sha256', `${purpose} ${secret}`).update(text).digest('hex')

export const isSigned = (
  purpose: Purpose,
  secret: string,
  text: string,
  signature: string,
): boolean => isSame(signature, sign(purpose, secret, text))

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares hashes, so that the time taken says nothing about the secret. */
export const isSame = (left: string, right: string): boolean =>
  timingSafeEqual(hashOf(left), hashOf(right))
