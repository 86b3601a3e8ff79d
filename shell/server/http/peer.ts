import type { Context } from 'hono'

/** Who opened the connection; empty for this process itself. */
export function peerOf({ env }: Context): string {
  const { incoming } = (env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } }
  return incoming?.socket.remoteAddress ?? ''
}
