import { decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import { siteRemote } from '../site-data/site-data.ts'
import {
  emailSchema,
  keysThatMay,
  mayNow,
  type Person,
  type TrustedKey,
  type TrustedKeys,
} from './keys.ts'

const actingSchema = v.object({
  by: emailSchema,
  after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/**
 * In whose name a console signed, and the number of the newest change then: what is signed for somebody who left and came
 * back does not count again.
 */
export type Acting = v.InferOutput<typeof actingSchema>

/** Whose key it was; of a console's with who was signed in. */
export interface Signer extends TrustedKey {
  acting?: Acting
}

/** What a signature's header says of that, which counts once the signature does; null of a key's own word. */
export function actingOf(token: string): Acting | null {
  const { by, after } = decodeProtectedHeader(token)
  return by === undefined ? null : v.parse(actingSchema, { by, after })
}

/**
 * The keys that sign releases, or links, of a remote: those that may by themselves and, of site data, consoles' for somebody who
 * may. All other releases are code, which a console does not sign for anybody.
 *
 * @param at when, in milliseconds since 1970; by default as if none ever expired
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
