import { everyRemote, expiryOf, mayNow, signaturesOf } from 'delivery'
import type { Right, SigningKey, TrustedKeys } from 'delivery'

/** How long before somebody's rights expire it is said. */
const soonMs = 14 * 24 * 3_600_000

/**
 * Why nobody can do something here, whatever they may; null where they can.
 *
 * @param remote by default any that the console's key is for
 */
export function hindranceOf(
  { kid }: SigningKey,
  { keys, thresholds }: TrustedKeys,
  action: Right,
  remote?: string,
): string | null {
  if (!keys.some((key) => key.kid === kid && mayNow(key, 'act', remote ?? key.remote)))
    return `The root does not let this console’s key ${kid.slice(0, 8)} act for anybody: nothing can be pressed here`
  const needed = remote ? signaturesOf({ action, remote }, thresholds) : 1
  return needed > 1
    ? `What is new of ${remote} takes ${needed} signatures by people’s own keys: type it, with --out`
    : null
}

/** Keys and people that may nothing any more soon, unless somebody sees to it: what they are called, and when. */
export const expiringSoon = ({ keys, people = [] }: TrustedKeys, now = Date.now()) =>
  [...keys, ...people].flatMap((holder) => {
    const { name, team, remote, ended } = holder
    const expires = expiryOf(holder)
    const id = 'kid' in holder ? `key ${holder.kid.slice(0, 8)}` : holder.email
    const called = `${name || team} (${id}, ${remote === everyRemote ? 'every remote' : remote})`
    return ended === undefined && expires > now && expires < now + soonMs
      ? [{ called, expires: new Date(expires).toISOString() }]
      : []
  })
