import getPort from 'get-port'

/** Below the range that systems take the ports of outgoing connections from: nobody gets it before whoever is to listen there. */
const anyPort = () => 20_000 + Math.floor(Math.random() * 10_000)

/** A port that nothing listens on; this process gets it only once in a while. */
export const freePort = (wanted?: number): Promise<number> =>
  getPort({ host: 'localhost', port: wanted ?? Array.from({ length: 50 }, anyPort) })

/** A port that nothing listens on and whose neighbour, one higher, is free as well. */
export async function freeNeighbours(): Promise<number> {
  const first = anyPort()
  const found = [await freePort(first), await freePort(first + 1)]
  return found.join() === [first, first + 1].join() ? first : freeNeighbours()
}
