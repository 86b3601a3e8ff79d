import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/**
 * Serves on localhost, both as 127.0.0.1 and, where the machine has it, as ::1.
 * @param port 0 for any free one
 * @throws one line that names the port and the setting when the port is taken
 */
export async function serveLocally(fetch: Hono['fetch'], port: number, setting: string) {
  const servers: HttpServer[] = []
  const open = async (host: string, wanted: number) => {
    // A process that its database held up for seconds would end idle connections before it reads what came on them meanwhile.
    const serverOptions = { keepAliveTimeout: 0 }
    const server = createAdaptorServer({ fetch, serverOptions }) as HttpServer
    const actual = await listen(server, wanted, host, setting)
    servers.push(server)
    return actual
  }
  const close = async () => {
    const closing = servers.map((server) => server[Symbol.asyncDispose]())
    for (const server of servers) server.closeAllConnections()
    await Promise.all(closing)
  }

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

/** Resolves with its port once `server` listens; a taken port becomes one line naming port and setting. */
export async function listen(
  server: Server,
  port: number,
  host: string,
  setting: string,
): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES'
    throw isTaken ? new Error(`${setting} ${port} is taken; set ${setting} to a free port`) : error
  })
  return (server.address() as AddressInfo).port
}
