import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { expandIPv6 } from 'hono/utils/ipaddr'
import { peerOf } from '../http/peer.ts'

/** This machine and the network it stands in: proxies and health checks, never one visitor. */
const ownNetworks = new BlockList()
const ownIpv4 =
  '0.0.0.0/8 127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 100.64.0.0/10'
const ownIpv6 = '::1/128 fc00::/7 fe80::/10'
for (const subnet of `${ownIpv4} ${ownIpv6}`.split(' ')) {
  const [address = '', bits] = subnet.split('/')
  ownNetworks.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Whose budget a request is taken from: an IPv4 address, or the /64 of an IPv6 address, which is one line's. Null for
 * nobody's: our own network, and whatever did not come through the proxies that are trusted.
 *
 * @param trustedHops how many proxies before us each add the address that they were asked from; further to the left
 *   in `X-Forwarded-For` stands what anybody can write
 */
export function clientOf(c: Context, trustedHops: number): string | null {
  const address = plain(trustedHops === 0 ? peerOf(c) : forwardedFor(c, trustedHops))
  const family = isIP(address)
  if (family === 0 || ownNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6')) return null
  return family === 4 ? address : networkOf(address)
}

const forwardedFor = (c: Context, hops: number): string =>
  c.req.header('x-forwarded-for')?.split(',').at(-hops)?.trim() ?? ''

/** Without a port, brackets and zone; an IPv4 address that is written as an IPv6 one, as what it is. */
function plain(address: string): string {
  return address
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i, (_, high: string, low: string) =>
      [high, low]
        .map((half) => parseInt(half, 16))
        .flatMap((half) => [half >> 8, half & 255])
        .join('.'),
    )
}

function networkOf(address: string): string {
  const groups = expandIPv6(address).split(':').slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
