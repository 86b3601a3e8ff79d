import type { ServerResponse } from 'node:http'

/** What can happen to a file on its way, to the shell or to a browser. */
export const transportFaults = [
  'down',
  '404',
  '5xx',
  'slow',
  'trickling',
  'truncated',
  'wrong hash',
] as const

export type TransportFault = (typeof transportFaults)[number]

const trickleMs = 500

/** Answers with the file as the fault leaves it. Sockets that hang are closed with their server. */
export function answerWith(fault: TransportFault, response: ServerResponse, bytes: Buffer): void {
  const type = 'text/javascript'
  if (fault === 'down') return void response.destroy()
  if (fault === '404') return void response.writeHead(404).end('<Code>NoSuchKey</Code>')
  if (fault === '5xx') return void response.writeHead(500).end('<Code>InternalError</Code>')
  if (fault === 'slow') return
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length })
  if (fault === 'trickling') return trickle(response, bytes)
  if (fault === 'truncated')
    return void response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  response.end(Buffer.concat([bytes.subarray(0, -1), Buffer.from(' ')]))
}

function trickle(response: ServerResponse, bytes: Buffer): void {
  let sent = 0
  const timer = setInterval(() => response.write(bytes.subarray(sent, ++sent)), trickleMs)
  response.once('close', () => clearInterval(timer))
}
