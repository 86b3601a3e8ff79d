import * as v from 'valibot'
import { limits } from '../limits.ts'
import { readRegularFile } from '../storage/regular-file.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { openJws, SignatureError, signJws } from './jws.ts'
import {
  everyRemote,
  keysThatMay,
  publicKeyOf,
  trustedKeySchema,
  type SigningKey,
  type TrustedKey,
  type TrustedKeys,
} from './keys.ts'
import { attached, detached } from './signature.ts'

/** Where the root lies, in a store and in a folder of keys. */
export const rootName = 'root.json'

const rootSchema = v.object({
  /** Grows by one with every change of it. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** ISO 8601 */
  at: v.string(),
  reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** How many keys must sign the next one. */
  threshold: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
  keys: v.pipe(v.array(trustedKeySchema), v.maxLength(500)),
})

/** Who may do what: the shell team's word. Keys that ended stay in it, for what they changed before. */
export interface Root extends v.InferOutput<typeof rootSchema>, TrustedKeys {}

const fileSchema = v.object({
  format: v.literal(1, (issue) => `is ${issue.received}, which only a newer version reads`),
  roots: v.pipe(
    v.array(
      v.object({ root: v.string(), signatures: v.pipe(v.array(v.string()), v.maxLength(20)) }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
})

/**
 * The latest roots, the newest last, each with the signatures of keys that the one before allows to: who knows one of them can
 * follow to the newest. A root as base64url of its JSON.
 */
export type RootFile = v.InferOutput<typeof fileSchema>

const keptRoots = 20

/** @throws {Error} when it cannot be read or is something else */
export async function readRootFile(path: string): Promise<RootFile | null> {
  const bytes = await readRegularFile(path, limits.keys).catch((error: Error) => {
    throw new Error(`${path} cannot be read: ${error.message}`)
  })
  return bytes && parseRootFile(bytes, path)
}

/** @throws {Error} that names where it is from */
export function parseRootFile(bytes: Uint8Array, from: string): RootFile {
  try {
    const file = v.parse(fileSchema, JSON.parse(decodeText(bytes)))
    file.roots.forEach(rootOf)
    return file
  } catch {
    throw new Error(`${from} is not a root document`)
  }
}

export const serialiseRootFile = (file: RootFile) =>
  encodeText(`${JSON.stringify(file, null, 2)}\n`)

/** The newest root of a file; whoever put the file in its place vouches for it. */
export function newestRoot({ roots }: RootFile): Root {
  return rootOf(roots.at(-1) as RootFile['roots'][number])
}

function rootOf({ root }: RootFile['roots'][number]): Root {
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
  return file
}

/** @throws {Error} rather than make what nobody would read again */
function withRoot(file: RootFile | null, entry: RootFile['roots'][number]): RootFile {
  const roots = [...(file?.roots ?? []), entry].slice(-keptRoots)
  const sizeOf = () => serialiseRootFile({ format: 1, roots }).byteLength
  while (roots.length > 1 && sizeOf() > limits.keys) roots.shift()
  if (sizeOf() > limits.keys) throw new Error(`The root is larger than ${limits.keys} bytes`)
  return { format: 1, roots }
}

async function signersOf(
  { root, signatures }: RootFile['roots'][number],
  current: Root,
): Promise<TrustedKey[]> {
  const allowed = keysThatMay(
    current,
    'keys',
    everyRemote,
    Date.parse(rootOf({ root, signatures }).at),
  )
  const bytes = Buffer.from(root, 'base64url')
  const opened = signatures.map((signature) =>
    openJws(attached(signature, bytes), allowed, 'delivery-root+jws'),
  )
  const signers = (await Promise.all(opened)).flatMap((signed) => signed?.signer ?? [])
  return allowed.filter(({ kid }) => signers.some((signer) => signer.kid === kid))
}

export interface RootChange {
  keys: TrustedKey[]
  threshold?: number
  reason?: string | undefined
}

/** A root that follows the newest of a file, or the first one. */
export async function signRoot(
  file: RootFile | null,
  { keys, threshold, reason }: RootChange,
  authors: readonly SigningKey[],
): Promise<RootFile> {
  const current = file && newestRoot(file)
  const root = v.parse(rootSchema, {
    version: (current?.version ?? 0) + 1,
    at: new Date().toISOString(),
    ...(reason && { reason }),
    threshold: threshold ?? current?.threshold ?? 1,
    keys,
  })
  const bytes = encodeText(JSON.stringify(root))
  const signatures = await Promise.all(
    authors.map(async (author) => detached(await signJws(bytes, author, 'delivery-root+jws'))),
  )
  const entry = { root: Buffer.from(bytes).toString('base64url'), signatures }
  const next = withRoot(file, entry)
  return file ? followRoots(file, next) : next
}

/** The first root: the shell team's own key, and those of others. */
export function firstRoot(author: SigningKey, others: readonly TrustedKey[]): Promise<RootFile> {
  return signRoot(null, { keys: [publicKeyOf(author), ...others] }, [author])
}
