import * as v from 'valibot'
import { limits } from '../limits.ts'
import { rereadRegularFile } from '../storage/regular-file.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { openJws, SignatureError } from './jws.ts'
import {
  everyRemote,
  keysThatMay,
  personSchema,
  thresholdsSchema,
  trustedKeySchema,
} from './keys.ts'
import type { TrustedKey, TrustedKeys } from './keys.ts'
import { attached } from './signature.ts'

/** Where the root lies, in a store and in a folder of keys. */
export const rootName = 'root.json'

export const rootSchema = v.object({
  /** Grows by one with every change of it. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** ISO 8601 */
  at: v.string(),
  reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** How many keys must sign the next one. */
  threshold: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
  thresholds: v.optional(thresholdsSchema),
  keys: v.pipe(v.array(trustedKeySchema), v.maxLength(2_000)),
  people: v.optional(v.pipe(v.array(personSchema), v.maxLength(2_000))),
})

/** Who may do what: the shell team's word. Keys that ended stay in it, for what they changed before. */
export interface Root extends v.InferOutput<typeof rootSchema>, TrustedKeys {}

/** A root as base64url of its JSON, and who signed that, each a JWS without its payload. */
export const signedRootSchema = v.object({
  root: v.string(),
  signatures: v.pipe(v.array(v.string()), v.maxLength(20)),
})
export type SignedRoot = v.InferOutput<typeof signedRootSchema>

const fileSchema = v.object({
  format: v.literal(1, (issue) => `is ${issue.received}, which only a newer version reads`),
  roots: v.pipe(v.array(signedRootSchema), v.minLength(1), v.maxLength(100), v.readonly()),
})

/**
 * The latest roots, the newest last, each with the signatures of keys that the one before allows to: who knows one of them can
 * follow to the newest.
 */
export type RootFile = v.InferOutput<typeof fileSchema>

const keptRoots = 20

/** @throws {Error} when it cannot be read or is something else */
export async function readRootFile(path: string): Promise<RootFile | null> {
  const bytes = await rereadRegularFile(path, limits.keys).catch((error: Error) => {
    throw new Error(`${path} cannot be read: ${error.message}`)
  })
  return bytes && parseRootFile(bytes, path)
}

/** Whoever follows roots reads the same one again and again. */
let known: { text: string; file: RootFile } | undefined

/** @throws {Error} that names where it is from */
export function parseRootFile(bytes: Uint8Array, from: string): RootFile {
  try {
    const text = decodeText(bytes)
    if (text === known?.text) return known.file
    const file = v.parse(fileSchema, JSON.parse(text))
    file.roots.forEach(rootOf)
    known = { text, file }
    return file
  } catch {
    throw new Error(`${from} is not a root document`)
  }
}

export const serialiseRootFile = (file: RootFile) =>
  encodeText(`${JSON.stringify(file, null, 2)}\n`)

/** The newest root of a file; whoever put the file in its place vouches for it. */
export const newestRoot = ({ roots }: RootFile): Root => rootOf(roots.at(-1) as SignedRoot)

/** @throws {Error} when it is none */
export function rootOf({ root }: Pick<SignedRoot, 'root'>): Root {
  return v.parse(rootSchema, JSON.parse(Buffer.from(root, 'base64url').toString()))
}

/**
 * What a file comes to when somebody else's is newer and goes on from it: each root is signed by as many keys as the one before
 * asks for, of those that it allows to.
 *
 * @throws {SignatureError} when the other does not go on from this one
 */
export async function followRoots(own: RootFile, other: RootFile): Promise<RootFile> {
  let file = own
  const { version } = newestRoot(own)
  const newer = other.roots.filter((entry) => rootOf(entry).version > version)
  for (const entry of newer) {
    const current = newestRoot(file)
    const next = rootOf(entry)
    if (next.version !== current.version + 1)
      throw new SignatureError(
        `root ${next.version} does not go on from root ${current.version}, which is known here`,
      )
    if ((await signersOf(entry, current)).length < current.threshold)
      throw new SignatureError(
        `root ${next.version} is not signed by those who may change root ${current.version}`,
      )
    file = withRoot(file, entry)
  }
  if (file !== own) refuseFork(other, own, 'here')
  return file
}

/** @throws {Error} where the newest root of another file, which lies somewhere, is not the one that this one has under its number */
export function refuseFork({ roots }: RootFile, other: RootFile, place: string): void {
  const { version } = newestRoot(other)
  const known = roots.find((entry) => rootOf(entry).version === version)
  if (known && known.root !== other.roots.at(-1)?.root)
    throw new Error(`There is another root ${version} ${place}`)
}

/** @throws {Error} rather than make what nobody would read again */
export function withRoot(file: RootFile | null, entry: SignedRoot): RootFile {
  const roots = [...(file?.roots ?? []), entry].slice(-keptRoots)
  const sizeOf = (some = roots) => serialiseRootFile({ format: 1, roots: some }).byteLength
  const room = sizeOf([entry]) > limits.keysOfBefore ? limits.keys : limits.keysOfBefore
  while (roots.length > 1 && sizeOf() > room) roots.shift()
  if (sizeOf() > limits.keys) throw new Error(`The root is larger than ${limits.keys} bytes`)
  return { format: 1, roots }
}

/** Of the keys that may change a root, those that signed the next one. */
export async function signersOf(
  { root, signatures }: SignedRoot,
  current: Root,
): Promise<TrustedKey[]> {
  // A root is not older than the one before it: else a key could be used after its time, by a time of before, or by none.
  const at = Math.max(Date.parse(rootOf({ root }).at), Date.parse(current.at)) || Infinity
  const allowed = keysThatMay(current, 'keys', everyRemote, at)
  const bytes = Buffer.from(root, 'base64url')
  const opened = signatures.map((signature) =>
    openJws(attached(signature, bytes), allowed, 'delivery-root+jws'),
  )
  const signers = (await Promise.all(opened)).flatMap((signed) => signed?.signer ?? [])
  return allowed.filter(({ kid }) => signers.some((signer) => signer.kid === kid))
}
