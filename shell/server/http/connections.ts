import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '../limits.ts'

/**
 * Keeps connections for those who ask for something and read it. Who connects and says nothing makes room for later ones,
 * as does, when there are many, a connection that is only kept; who asks on without reading is cut off.
 */
export function guardConnections(server: Server): void {
  /** Without a whole request so far, the oldest first. */
  const silent = new Set<Socket>()
  const unanswered = new WeakMap<Socket, number>()
  let open = 0

  server.on('connection', (socket: Socket) => {
    open++
    silent.add(socket)
    socket.once('close', () => {
      open--
      silent.delete(socket)
    })
    const [oldest] = silent
    if (silent.size > limits.silentConnections) oldest?.destroy()
    if (open > limits.connections - limits.silentConnections / 2) server.closeIdleConnections()
  })
  server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket)
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (count > limits.unansweredOfConnection) socket.destroy()
  })
  server.on('drop', () => server.closeIdleConnections())
}

/**
 * Follows the answers of a server.
 *
 * @returns what has every answer from then on, those that are being made among them, say `Connection: close` and mean it
 */
export function watchAnswers(server: Server): () => void {
  const unsent = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isEnding) response.shouldKeepAlive = false
    unsent.add(response)
    response.once('close', () => unsent.delete(response))
  })
  return () => {
    isEnding = true
    for (const response of unsent) response.shouldKeepAlive = false
  }
}
