// A mail server as a process of its own, which the checker makes refuse, stall and break off.
import { openSync, writeSync } from 'node:fs'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type SinkMode = 'accept' | 'refuse' | 'stall' | 'reset'

/** One accepted mail, one line of the sink's file. */
export interface AcceptedMail {
  messageId: string
  to: string
  /** The lead that the firm's mail names. */
  reference: string | null
  /** The sender was never told: the connection was broken off instead. */
  isReset: boolean
}

const [port = '', file = ''] = process.argv.slice(2)
const accepted = openSync(file, 'a')
const sockets = new Map<number | undefined, Socket>()
let mode: SinkMode = 'accept'

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onMailFrom: (_address, _session, done) =>
    done(mode === 'refuse' ? Object.assign(new Error('Busy'), { responseCode: 451 }) : null),
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (mode === 'stall') return
      const isReset = mode === 'reset'
      keep(Buffer.concat(chunks).toString('utf8'), session, isReset)
      if (isReset) sockets.get(session.remotePort)?.resetAndDestroy()
      else done()
    })
  },
})

/** Written before it is answered for, so that a kill in between can only make a second copy. */
function keep(mail: string, session: SMTPServerSession, isReset: boolean): void {
  const line: AcceptedMail = {
    messageId: /^message-id: *(\S+)/im.exec(mail)?.[1] ?? '',
    to: session.envelope.rcptTo.map(({ address }) => address).join(),
    reference: /^Reference: (\S+)/m.exec(mail)?.[1] ?? null,
    isReset,
  }
  writeSync(accepted, `${JSON.stringify(line)}\n`)
}

server.server.on('connection', (socket: Socket) => {
  const { remotePort } = socket
  sockets.set(remotePort, socket)
  socket.on('close', () => sockets.delete(remotePort))
})
server.on('error', () => undefined)
process.on('message', (wanted: SinkMode) => (mode = wanted))
process.on('disconnect', () => process.exit())
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
