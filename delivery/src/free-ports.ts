import { createServer, type AddressInfo } from 'node:net'

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const { port, release } = await holdPort()
  await release()
  return port
}

/** Ports that nothing listens on, no two alike. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, holdPort))
  await Promise.all(held.map(({ release }) => release()))
  return held.map(({ port }) => port)
}

async function holdPort() {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, 'localhost', ready))
  const { port } = probe.address() as AddressInfo
  return { port, release: () => new Promise((closed) => probe.close(closed)) }
}
