import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Goes on until it is told that it is over. Errors are the attacker's own matter. */
type Attack = (site: URL, isOver: () => boolean) => Promise<void>

/** Sockets that one attack holds, and requests that it has under way: bounded, so that the machine can bear it. */
const socketsHeld = 200
const atOnce = 16

/** What adversaries tried on the site, each in the words of what a client does. */
export const attacks: Readonly<Record<string, Attack>> = {
  '200 forms that stop after 11 of 1,000 bytes': holdSockets(
    (host) =>
      `POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
      `Content-Length: 1000\r\n\r\nname=abcdef`,
  ),
  '200 requests that stop amid their headers': holdSockets(
    (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept: text/ht`,
  ),
  'beacons of invented remotes and releases': flood((site) => [
    new URL('/_beacon', site),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(inventedBeacon()),
    },
  ]),
  'files of invented releases': flood((site) => [
    new URL(`/remotes/catalogue/${hex(8)}/remoteEntry.js`, site),
    {},
  ]),
  'spellings and inventions of addresses': flood((site) => [
    new URL(`/${spelling()}`, site),
    { redirect: 'manual' },
  ]),
  'searches that nobody asked before': flood((site) => [
    new URL(`/glossary?q=${hex(6)}`, site),
    {},
  ]),
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

function spelling(): string {
  const slashes = '/'.repeat(1 + Math.floor(Math.random() * 6))
  const paths = [
    `about${slashes}`,
    `ABOUT${slashes}`,
    `%61bout${slashes}`,
    `roles/${hex(8)}`,
    hex(8),
  ]
  return paths[Math.floor(Math.random() * paths.length)] ?? ''
}

function inventedBeacon() {
  const remote = `x${hex(4)}`
  const release = hex(8)
  const events = [{ kind: 'failure', remote, path: '/', message: 'invented' }]
  return { lock: release, releases: { [remote]: release }, events }
}

/** As many requests a second as the site answers to a few busy clients. */
function flood(request: (site: URL) => [URL, RequestInit]): Attack {
  return async (site, isOver) => {
    const send = async () => {
      while (!isOver()) {
        const [url, init] = request(site)
        await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) })
          .then((response) => response.arrayBuffer())
          .catch(() => delay(100))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, send))
  }
}

/** Each socket says its piece, and then nothing; one that is closed is replaced. */
function holdSockets(piece: (host: string) => string): Attack {
  return async (site, isOver) => {
    const held = new Set<Socket>()
    while (!isOver()) {
      for (let missing = socketsHeld - held.size; missing > 0; missing--) {
        const socket = connect(Number(site.port), '127.0.0.1')
        held.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => held.delete(socket))
        socket.resume()
        socket.write(piece(site.host))
      }
      await delay(100)
    }
    for (const socket of held) socket.destroy()
  }
}
