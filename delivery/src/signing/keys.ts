import * as v from 'valibot'
import { remoteNameSchema } from '../names.ts'
import { siteRemote } from '../site-data/site-data.ts'

/** JSON Web Algorithms name of the signatures (RFC 9864). */
export const signatureAlgorithm = 'Ed25519'

/** What can be done to a registry; `keys` says that it was changed what keys may do. */
export const changeActions = [
  'promote',
  'canary',
  'rollback',
  'withdraw',
  'retire',
  'confirm',
  'keys',
] as const
export type ChangeAction = (typeof changeActions)[number]

/** What a key can be allowed to do; `act` is to do what somebody may who is signed in. */
export const rights = ['publish', 'preview', ...changeActions, 'act'] as const
export type Right = (typeof rights)[number]

/** Who usually may do what. */
export const roles = {
  /** People of a team, for their remote. */
  team: ['publish', 'preview', 'promote', 'canary', 'rollback', 'withdraw', 'confirm'],
  /** A team's pipeline: what it makes reaches some visitors; all get it by a person's word. */
  ci: ['publish', 'preview', 'canary', 'rollback'],
  /** The shell team, for every remote; it does nothing in the name of others. */
  'shell-team': rights.filter((right) => right !== 'act'),
  /** A shell, which takes back a canary that does worse. */
  shell: ['withdraw'],
  /** A console, which does what people may who are signed in to it, and nothing by itself. */
  console: ['act'],
} satisfies Record<string, readonly Right[]>
export type Role = keyof typeof roles

/** In place of a remote's name: every one. */
export const everyRemote = '*'

const holderFields = {
  remote: v.union([remoteNameSchema, v.literal(everyRemote)]),
  /** Who owns the remote, and whose the key is, for people. */
  team: v.pipe(v.string(), v.maxLength(100)),
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  may: v.optional(v.array(v.picklist(rights)), () => [...roles.team]),
  /** ISO 8601; what it signs later does not count. */
  expires: v.optional(
    v.pipe(v.string(), v.isoTimestamp('expires is a time, 2027-01-31T08:00:00Z')),
  ),
  /** Its changes count up to this one of the registry's, and nothing else that it signed. */
  ended: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
}

export const trustedKeySchema = v.object({
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  x: v.pipe(v.string(), v.maxLength(50)),
  /** SHA-256 thumbprint of the key (RFC 7638). */
  kid: v.pipe(v.string(), v.maxLength(50)),
  ...holderFields,
})

/** A public key, and what its holder may do. */
export type TrustedKey = v.InferOutput<typeof trustedKeySchema>

/** How people are named: as the backend does that they sign in to. */
export const emailSchema = v.pipe(v.string(), v.email(), v.maxLength(200), v.toLowerCase())

/** Who may do what without a key of their own, through a console. */
export const personSchema = v.object({
  email: emailSchema,
  ...holderFields,
  /** Changes count from this one of the registry's on: what an entry of before had made stands by that. */
  since: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})
export type Person = v.InferOutput<typeof personSchema>

/** Whose word counts, of keys and of people alike. */
export type Holder = Pick<Person, 'remote' | 'may' | 'expires' | 'ended' | 'since'>

export interface TrustedKeys {
  keys: TrustedKey[]
  people?: Person[] | undefined
  thresholds?: Thresholds | undefined
}

/** Changes of a remote that count with fewer signatures than it asks for. */
export const mostExcepted = 500

/** Of which remotes one key alone brings visitors nothing new: name → how many must sign. */
export const thresholdsSchema = v.record(
  remoteNameSchema,
  v.object({
    signatures: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)),
    /** Hashes of the changes that were there when it was asked for: they count as they are. */
    except: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(mostExcepted)),
  }),
)
export type Thresholds = v.InferOutput<typeof thresholdsSchema>

/**
 * Those of the keys that may do something with a remote.
 *
 * @param at when, in milliseconds since 1970: keys expire
 */
export function keysThatMay(
  { keys }: TrustedKeys,
  right: Right,
  remote: string,
  at: number,
): TrustedKey[] {
  return keys.filter((key) => mayNow(key, right, remote, at))
}

/**
 * In whose name a console signed, and the number of the newest change then: what is signed for somebody who left and came
 * back does not count again.
 */
export const actingSchema = v.object({
  by: emailSchema,
  after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export type Acting = v.InferOutput<typeof actingSchema>

/** Whose key it was; of a console's with who was signed in. */
export interface Signer extends TrustedKey {
  acting?: Acting
}

/**
 * The keys that sign releases, or links, of a remote: those that may by themselves and, of site data, consoles' for somebody who
 * may. All other releases are code, which a console does not sign for anybody.
 *
 * @param at by default as if none ever expired
 */
export function keysThatSign(
  trusted: TrustedKeys,
  right: 'publish' | 'preview',
  remote: string,
  acting?: Acting | null,
  at = -Infinity,
): TrustedKey[] {
  if (!acting) return keysThatMay(trusted, right, remote, at)
  const person = remote === siteRemote && personOf(trusted, acting)
  return person && mayNow(person, right, remote, at) ? keysThatMay(trusted, 'act', remote, at) : []
}

/** Who that is now: an entry of before ended, and stands for nothing that is signed. */
export const personOf = ({ people = [] }: TrustedKeys, { by, after }: Acting): Person | undefined =>
  people.find(
    ({ email, ended, since = 0 }) => email === by && ended === undefined && since <= after,
  )

/** Whether somebody may do something with a remote at this time, in milliseconds since 1970. */
export function mayNow(holder: Holder, right: Right, remote: string, at = Date.now()): boolean {
  return (
    holder.may.includes(right) &&
    (holder.remote === remote || holder.remote === everyRemote) &&
    holder.ended === undefined &&
    !isExpired(holder, at)
  )
}

/** An offset as ISO 8601 may have it, of which `Date` knows only `+01:00`. */
const offset = / ?([+-]\d\d):?(\d\d)?$/

/** When somebody's rights expire, in milliseconds since 1970. */
export function expiryOf({ expires }: Pick<Holder, 'expires'>): number {
  const toDate = (_: string, hours: string, minutes = '00') => `${hours}:${minutes}`
  return expires === undefined ? Infinity : Date.parse(expires.replace(offset, toDate))
}

/** @param now milliseconds since 1970 */
export const isExpired = (holder: Holder, now: number): boolean => !(expiryOf(holder) >= now)
