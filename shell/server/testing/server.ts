import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { createSiteServer } from '../http/listen.ts'

/** A sender that says what a test makes it say, and hears everything that comes back. */
export interface Sender {
  socket: Socket
  /** Resolves with all that was answered when the server has closed the connection. */
  closed: Promise<string>
}

/** The application on a real port until the test ends. */
export async function serve(app: Pick<Hono, 'fetch'>) {
  const server = createSiteServer(app, false)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    /** Opens a connection and writes `text`. */
    send(text: string): Sender {
      const socket = connect(port, '127.0.0.1')
      const heard: Buffer[] = []
      socket.on('data', (bytes: Buffer) => heard.push(bytes))
      socket.on('error', () => undefined)
      socket.write(text)
      const closed = new Promise<string>((resolve) =>
        socket.once('close', () => resolve(Buffer.concat(heard).toString())),
      )
      return { socket, closed }
    },
  }
}

/** The beginning of a form: its headers, and 11 of the bytes that they promise. */
export function slowForm(path: string, length = 1_000): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${length}`,
    '',
    'name=Slowly',
  ].join('\r\n')
}
