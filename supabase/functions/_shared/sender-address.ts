import { BlockList, isIP } from 'node:net'
import { readStatedSender } from './stated-sender.ts'

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Addresses of machines and inner networks: they name no visitor, and a limit on one would lock out all behind it. */
const inner = addressList(
  '0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16, ::/127, fc00::/7, fe80::/10',
)

/** Who sent a form, with this body: whom the shell names that passed it on, else whom the proxies name. */
export function senderOf(
  request: Request,
  body: string,
  { senderSecret, trustedProxies }: { senderSecret: string | undefined; trustedProxies: BlockList },
): string | null {
  const statement = request.headers.get('form-sender')
  const stated = readStatedSender(statement, body, senderSecret)
  return stated ? stated.network : senderAddress(request, trustedProxies)
}

/**
 * Who sent a request, or null when nobody trusted says. Each proxy adds whom it heard from to the end of
 * `X-Forwarded-For`, so the sender is the last one that is no proxy of ours; what stands before it anybody may have
 * written.
 *
 * @param trusted our own proxies and shells: their word is taken, and they are never counted as a sender
 */
export function senderAddress(request: Request, trusted: BlockList): string | null {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map(plainAddress)
  const sender = hops.findLast((hop) => !isListed(trusted, hop)) ?? ''
  // Not one with a zone, which is of a neighbour's network card, nor an IPv4 address in other clothes.
  const isPlain = isIP(sender) !== 0 && !sender.includes('%') && !sender.startsWith('::')
  return isPlain && !isListed(inner, sender) ? sender : null
}

/**
 * A list of addresses and networks, separated by commas.
 *
 * @throws when something else is in it
 */
export function addressList(text: string): BlockList {
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

/** Without the port and the brackets that some proxies write, as the shell reads it (`admission/client.ts`). */
const plainAddress = (text: string) =>
  text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/^::ffff:(?=\d+\.)/i, '')

const isListed = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, familyOf(address))
