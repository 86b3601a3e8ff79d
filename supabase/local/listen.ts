import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { Server } from 'node:net'

/** Answers a request; the bindings know its connection. */
export type Handle = (request: Request, bindings: HttpBindings | Http2Bindings) => Promise<Response>

export interface Listener {
  port: number
  close(): Promise<void>
}

/**
 * Serves on localhost, both as 127.0.0.1 and, where the machine has it, as ::1.
 * @param port 0 for any free one
 * @throws one line that names the port and the setting when the port is taken
 */
export async function serveLocally(
  fetch: Handle,
  port: number,
  setting: string,
): Promise<Listener> {
  const servers: Server[] = []
  const open = async (host: string, wanted: number) => {
    const server = createAdaptorServer({ fetch }) as Server
    await listen(server, wanted, host, setting)
    servers.push(server)
    return (server.address() as { port: number }).port
  }
  const close = async () => void (await Promise.all(servers.map(closeServer)))

  const actual = await open('127.0.0.1', port)
  try {
    await open('::1', actual)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') {
      await close()
      throw error
    }
  }
  return { port: actual, close }
}

/** Resolves once `server` listens; a taken port becomes one line naming port and setting. */
export function listen(server: Server, port: number, host: string, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES'
      reject(
        taken ? new Error(`${setting} ${port} is taken; set ${setting} to a free port`) : error,
      )
    })
    server.listen(port, host, resolve)
  })
}

function closeServer(server: Server & { closeAllConnections?(): void }): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections?.()
  })
}
