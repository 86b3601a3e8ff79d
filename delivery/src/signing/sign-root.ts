import * as v from 'valibot'
import { SignatureError, signJws } from './jws.ts'
import type { TrustedKey } from './keys.ts'
import { publicKeyOf, type SigningKey } from './signing-key.ts'
import { followRoots, newestRoot, rootOf, rootSchema, signersOf, withRoot } from './root.ts'
import type { Root, RootFile, SignedRoot } from './root.ts'
import { detached } from './signature.ts'

export type RootChange = Pick<Root, 'keys'> & Partial<Omit<Root, 'keys' | 'version' | 'at'>>

/** A root that follows the newest of a file, or the first one. */
export async function signRoot(
  file: RootFile | null,
  change: RootChange,
  authors: readonly SigningKey[],
): Promise<RootFile> {
  let entry = draftRoot(file, change)
  for (const author of authors) entry = await addSignature(entry, author)
  return putRoot(file, entry)
}

/** The same without anybody's signature. */
export function draftRoot(
  file: RootFile | null,
  { keys, people, threshold, thresholds, reason }: RootChange,
): SignedRoot {
  const current = file && newestRoot(file)
  const asked = thresholds ?? current?.thresholds
  const root = v.parse(rootSchema, {
    version: (current?.version ?? 0) + 1,
    at: new Date().toISOString(),
    ...(reason && { reason }),
    threshold: threshold ?? current?.threshold ?? 1,
    ...(asked && Object.keys(asked).length > 0 && { thresholds: asked }),
    keys,
    people: people ?? current?.people,
  })
  return { root: Buffer.from(JSON.stringify(root)).toString('base64url'), signatures: [] }
}

/**
 * A draft with one signature more.
 *
 * @throws {SignatureError} when the key may not change the root, signed already, or the root was changed since
 */
export async function cosignRoot(
  file: RootFile,
  draft: SignedRoot,
  key: SigningKey,
): Promise<SignedRoot> {
  const current = newestRoot(file)
  const { version } = rootOf(draft)
  if (version !== current.version + 1)
    throw new SignatureError(
      `This would be root ${version}, and root ${current.version} is in effect: prepare it again`,
    )
  const before = await signersOf(draft, current)
  if (before.some(({ kid }) => kid === key.kid))
    throw new SignatureError(`${key.kid} has signed it already: another key must`)
  const next = await addSignature(draft, key)
  if ((await signersOf(next, current)).length === before.length)
    throw new SignatureError(`${key.kid} is not among those that may change the root`)
  return next
}

/** @throws {SignatureError} when it does not follow, or too few have signed it */
export async function putRoot(file: RootFile | null, entry: SignedRoot): Promise<RootFile> {
  const next = withRoot(file, entry)
  return file ? followRoots(file, next) : next
}

async function addSignature({ root, signatures }: SignedRoot, author: SigningKey) {
  const jws = await signJws(Buffer.from(root, 'base64url'), author, 'delivery-root+jws')
  return { root, signatures: [...signatures, detached(jws)] }
}

/** The first root: the shell team's own key, and those of others. */
export const firstRoot = (author: SigningKey, others: readonly TrustedKey[]): Promise<RootFile> =>
  signRoot(null, { keys: [publicKeyOf(author), ...others] }, [author])
