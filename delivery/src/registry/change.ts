import * as v from 'valibot'
import { isForEverybody } from '../canary/ramp.ts'
import { emailSchema, everyRemote, isExpired, keysThatMay } from '../signing/keys.ts'
import type { Holder, Person, Right, TrustedKey, Thresholds, TrustedKeys } from '../signing/keys.ts'
import type { SigningKey } from '../signing/signing-key.ts'
import { hashOf, headerOf, isCanonical, openJws, SignatureError, signJws } from '../signing/jws.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { approvedSchema, approversOf, isToBeApproved } from './approval.ts'
import type { Intent, RegistryChange } from './registry.ts'

const changeSchema = v.object({
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Hash of the change before, whosever remote that was of; null for the first. */
  previous: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  ...approvedSchema.entries,
  at: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
  kit: v.optional(v.pipe(v.string(), v.maxLength(30))),
  /** Who was signed in, where a console signed it: the rights are that person's. */
  by: v.optional(emailSchema),
  /** What others signed of it, each a compact JWS. */
  approvals: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(1_000))), v.maxLength(20))),
})
export type SignedChange = v.InferOutput<typeof changeSchema>
const changeTextSchema = v.pipe(v.string(), v.parseJson(), changeSchema)

/** A change whose author was found, and was allowed to make it. */
export interface VerifiedChange extends SignedChange, RegistryChange {
  jws: string
}

/** Thrown when a registry, or a file of its history, is not what it should be. */
export class UnreadableRegistryError extends Error {
  override name = 'UnreadableRegistryError'

  constructor(why: string) {
    super(`The registry is not readable: ${why}`)
  }
}

/** The registry, and each file of its history. */
const documentSchema = v.pipe(
  v.string(),
  v.parseJson({}, 'is not complete JSON'),
  v.object({
    format: v.literal(2, (issue) => `is ${issue.received}, which another version reads`),
    /** Each a compact JWS of a change, in their order; so many small ones are more bytes than are read. */
    changes: v.pipe(v.array(v.string()), v.maxLength(12_000)),
  }),
)

export function serialiseChanges(changes: readonly Pick<VerifiedChange, 'jws'>[]): Uint8Array {
  const list = changes.map(({ jws }) => jws)
  return encodeText(`${JSON.stringify({ format: 2, changes: list }, null, 1)}\n`)
}

/** @throws {Error} one line that says what is wrong with the document */
export function parseDocument(bytes: Uint8Array): string[] {
  const result = v.safeParse(documentSchema, decodeText(bytes))
  if (result.success) return result.output.changes
  const issue = result.issues[0]
  throw new UnreadableRegistryError(`${v.getDotPath(issue) ?? 'it'} ${issue.message}`)
}

/** @throws {Error} rather than sign what nobody would read */
export async function signChange(change: SignedChange, key: SigningKey): Promise<string> {
  return signJws(
    encodeText(JSON.stringify(v.parse(changeSchema, change))),
    key,
    'delivery-change+jws',
  )
}

/** What the next change says of the one before it. */
export const hashOfChange = ({ jws }: Pick<VerifiedChange, 'jws'>): string => hashOf(jws)

/** What a change says, whoever signed it; undefined when it is none. */
export function claimOf(jws: string): SignedChange | undefined {
  const [, payload = ''] = jws.split('.', 2)
  const result = v.safeParse(changeTextSchema, decodeText(Buffer.from(payload, 'base64url')))
  return result.success ? result.output : undefined
}

/** @throws {SignatureError} unless it is signed by as many keys as must, that may, or might then, do this with the remote */
export async function readChange(
  jws: string,
  { keys, people, thresholds }: TrustedKeys,
): Promise<VerifiedChange> {
  const claimed = claimOf(jws)
  if (!claimed) throw new UnreadableRegistryError('a change in it is none')
  // Who came back has an entry of before, too.
  const person = people?.find(
    (candidate) => candidate.email === claimed.by && couldMake(candidate, claimed),
  )
  const name = `Change ${claimed.sequence} (${claimed.action} ${claimed.remote})`
  const allowed = keys.filter((key) => couldSign(key, person, claimed))
  const signed = isCanonical(jws) ? await openJws(jws, allowed, 'delivery-change+jws') : null
  if (!signed) {
    // Whoever's word, and anything.
    const { kid } = headerOf(jws)
    const named = typeof kid === 'string' && /^[\w-]{1,8}/.exec(kid)?.[0]
    throw new SignatureError(
      `${name} is not signed by a key that may make it: it names ${named || 'no key'}`,
    )
  }
  const { signer } = signed
  const others = allowed.filter(({ x }) => x !== signer.x)
  const approvers = await approversOf(claimed, claimed.approvals ?? [], others)
  const isExcepted = thresholds?.[claimed.remote]?.except.includes(hashOfChange({ jws }))
  const needed = isExcepted ? 1 : signaturesOf(claimed, thresholds)
  const found = new Set([signer, ...approvers].map(({ x }) => x)).size
  if (found < needed)
    throw new SignatureError(`${name} needs the signatures of ${needed} keys, and has ${found}`)
  if (person && needed > 1)
    throw new SignatureError(`${name} needs ${needed} keys of people, and a console signed it`)
  const approvedBy = approvers.map(nameOf)
  const { kid } = signer
  const author = person ?? signer
  return {
    ...claimed,
    ...{ author: nameOf(author), team: author.team, kid, jws },
    ...(approvedBy.length > 0 && { approvedBy }),
  }
}

/** Reads changes as they were made, also by a key that is said to have ended before. One for a whole history: each makes its keys ready. */
export function pastReader(trusted: TrustedKeys): (jws: string) => Promise<VerifiedChange> {
  const past = withoutEnds(trusted)
  return (jws) => readChange(jws, past)
}

const nameOf = ({ name, team }: Pick<TrustedKey, 'name' | 'team'>) => name ?? team

/** How many keys must sign a change of a remote. */
export function signaturesOf(
  { action, remote }: { action: Right; remote: string },
  thresholds: Thresholds = {},
): number {
  return isToBeApproved(action) ? (thresholds[remote]?.signatures ?? 1) : 1
}

/** The keys that may make such a change now. */
export const keysAsked = (
  trusted: TrustedKeys,
  { action, remote, ramp }: Pick<SignedChange, 'action' | 'remote' | 'ramp'>,
): TrustedKey[] =>
  keysThatMay(trusted, action, remote, Date.now()).filter((key) => mayRamp(key, ramp))

/** What a canary's ramp brings to everybody takes the right to promote, too. */
const mayRamp = ({ may }: Holder, ramp: SignedChange['ramp']) =>
  !isForEverybody(ramp) || may.includes('promote')

/** The keys and people as they were before any of them ended, or had to sign with another. */
export const withoutEnds = ({ keys, people }: TrustedKeys): TrustedKeys => ({
  keys: keys.map(({ ended: _, ...key }) => key),
  people: people?.map(({ ended: _, ...person }) => person),
})

/** What a console does for people: whoever steals its key takes no remote off. */
const pressed: readonly Intent['action'][] = ['promote', 'canary', 'rollback']

/** A key makes what it may; one that acts for people makes what the one may whom the change names. */
function couldSign(key: TrustedKey, person: Person | undefined, change: SignedChange): boolean {
  if (change.by === undefined) return couldMake(key, change)
  return could(key, 'act', change) && person !== undefined && pressed.includes(change.action)
}

const couldMake = (holder: Holder, change: SignedChange) =>
  could(holder, change.action, change) && mayRamp(holder, change.ramp)

function could(holder: Holder, right: Right, { remote, sequence, at }: SignedChange): boolean {
  return (
    holder.may.includes(right) &&
    (holder.remote === remote || holder.remote === everyRemote) &&
    (holder.ended === undefined || sequence <= holder.ended) &&
    (holder.since === undefined || sequence >= holder.since) &&
    !isExpired(holder, Date.parse(at))
  )
}
