import getPort, { portNumbers } from 'get-port'

/** A port that nothing listens on, and that was not given away a moment ago. */
export const freePort = (): Promise<number> => getPort()

/** Ports that nothing listens on, no two alike. */
export function freePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, freePort))
}

/** A port that nothing listens on and whose neighbour, one higher, is free as well. */
export async function freeNeighbours(): Promise<number> {
  // Below the range that systems take the ports of outgoing connections from; others look there too.
  const from = 20_000 + Math.floor(Math.random() * 9_000)
  const first = await getPort({ port: portNumbers(from, 30_000) })
  return (await getPort({ port: first + 1 })) === first + 1 ? first : freeNeighbours()
}
