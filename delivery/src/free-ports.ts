import getPort from 'get-port'

/** A port that nothing listens on; this process gets it only once in a while. */
export const freePort = (wanted = 0): Promise<number> =>
  getPort({ host: 'localhost', port: wanted })

/** A port that nothing listens on and whose neighbour, one higher, is free as well. */
export async function freeNeighbours(): Promise<number> {
  // Below the range that systems take the ports of outgoing connections from.
  const first = 20_000 + Math.floor(Math.random() * 5_000) * 2
  const found = [await freePort(first), await freePort(first + 1)]
  return found.join() === [first, first + 1].join() ? first : freeNeighbours()
}
