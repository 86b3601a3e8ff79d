import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { limits } from '../limits.ts'
import { guardConnections, watchAnswers } from './connections.ts'

/** Loopback under both of its addresses; a machine without IPv6 has only the first. */
const loopback = ['127.0.0.1', '::1']

/**
 * Serves on localhost, or on one address.
 *
 * @throws {Error} one line that names the setting when the port is taken or the address is not this machine's
 */
export async function listen(
  app: Hono,
  { PORT, HOST, setting = 'PORT' }: { PORT: number; HOST?: string; setting?: string },
  overrideGlobalObjects = true,
) {
  const servers: Server[] = []
  for (const host of HOST ? [HOST] : loopback) {
    const server = createSiteServer(app, overrideGlobalObjects)
    const isListening = await open(server, PORT, host, setting)
    if (isListening) servers.push(server)
    else if (HOST) throw new Error(`HOST ${HOST} is no address of this machine`)
  }
  const ends = servers.map(watchAnswers)
  const endConnections = () => ends.forEach((end) => end())
  return {
    /** From now on each answer ends its connection, and its client opens the next one where it is let in. */
    endConnections,
    /** Stops taking requests, and resolves when the running ones are answered. */
    async close(): Promise<void> {
      // One that is kept after its answer would be waited for.
      endConnections()
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
    },
  }
}

/**
 * An HTTP server that nobody holds up by saying nothing.
 *
 * @param overrideGlobalObjects puts faster ones in place of Node's `Request` and `Response`: kept pages are answered
 *   a third to a half faster. A test that shares its process goes without
 */
export function createSiteServer(app: Pick<Hono, 'fetch'>, overrideGlobalObjects = true): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects,
    // Whom HTTP/1.0 asks for, which names nobody: a proxy's health check. It is not this machine, which may read figures.
    hostname: 'unnamed.invalid',
    serverOptions: {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: limits.idleMs,
      maxHeaderSize: limits.headerBytes,
    },
  }) as Server
  server.timeout = limits.silentMs
  server.maxRequestsPerSocket = limits.requestsOfConnection
  server.maxConnections = limits.connections
  guardConnections(server)
  return server
}

function open(server: Server, port: number, host: string, setting: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return resolve(false)
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken ? new Error(`${setting} ${port} is taken; set ${setting} to a free port`) : error,
      )
    })
    server.listen(port, host, () => resolve(true))
  })
}
