import { isSigned } from './signature.ts'

/** How old a statement may be, in seconds, and how far two clocks may be apart. */
const longestSeconds = 300

/**
 * What a shell says of a form that it passes on: `<second> <network> <signature>`, the network `-` when it is not
 * known. Signed over the body too, so that it holds for this form only (shell/server/admission/form-sender.ts writes it).
 *
 * @param secret of shell and function; without one nobody's word is taken
 * @param now milliseconds
 * @returns the sender's network, null when the shell does not know it either; null when nobody trusted said anything
 */
export function readStatedSender(
  statement: string | null,
  body: string,
  secret: string | undefined,
  now = Date.now(),
): { network: string | null } | null {
  const [second = '', network = '', signature = ''] = statement?.split(' ') ?? []
  const isOurs =
    secret !== undefined &&
    Math.abs(now / 1_000 - Number(second)) <= longestSeconds &&
    isSigned('form-sender', secret, `${second} ${network} ${body}`, signature)
  return isOurs ? { network: network === '-' ? null : network } : null
}
