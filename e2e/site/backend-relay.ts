import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from 'delivery'
import { siteUnderTest } from './site-under-test.ts'

/** The site's backend at an address of its own, where a story can switch it off, or let it hang, and on again. */
export interface BackendRelay {
  url: string
  /** Nobody answers. */
  off(): Promise<void>
  /** It takes requests and never answers. */
  hang(): Promise<void>
  on(): Promise<void>
}

export async function startBackendRelay(): Promise<BackendRelay> {
  const { hostname, port: backendPort } = new URL(siteUnderTest.supabaseUrl)
  const port = await freePort()
  const sockets = new Set<Socket>()
  let isHanging = false
  const server = createServer((visitor) => {
    sockets.add(visitor.on('error', () => visitor.destroy()))
    if (isHanging) return
    const backend = connect(Number(backendPort), hostname)
    sockets.add(backend.on('error', () => visitor.destroy()))
    visitor.pipe(backend).pipe(visitor)
  })

  const off = async () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  const listen = async (hanging: boolean) => {
    await off()
    isHanging = hanging
    server.listen(port, 'localhost')
    await once(server, 'listening')
  }
  await listen(false)
  return {
    url: `http://localhost:${port}`,
    off,
    hang: () => listen(true),
    on: () => listen(false),
  }
}
