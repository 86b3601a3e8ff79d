import { createServer, type AddressInfo } from 'node:net'

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const { port, release } = await holdPort()
  await release()
  return port
}

/** Ports that nothing listens on, no two alike. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, () => holdPort()))
  await Promise.all(held.map(({ release }) => release()))
  return held.map(({ port }) => port)
}

/** A port that nothing listens on and whose neighbour, one higher, is free as well. */
export async function freeNeighbours(): Promise<number> {
  // Below the range that systems take the ports of outgoing connections from.
  const first = 20_000 + Math.floor(Math.random() * 5_000) * 2
  try {
    const low = await holdPort(first)
    const high = await holdPort(first + 1).finally(low.release)
    await high.release()
    return first
  } catch {
    return freeNeighbours()
  }
}

async function holdPort(wanted = 0) {
  const probe = createServer()
  await new Promise<void>((ready, reject) => {
    probe.once('error', reject)
    probe.listen(wanted, 'localhost', ready)
  })
  const { port } = probe.address() as AddressInfo
  return { port, release: () => new Promise((closed) => probe.close(closed)) }
}
