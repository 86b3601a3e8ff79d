import { createServer, type AddressInfo } from 'node:net'

/** Three ports that nothing listens on; the inbox's neighbour takes the mail. */
export async function freePorts(): Promise<number[]> {
  const probes = [createServer(), createServer(), createServer()]
  const ports = await Promise.all(
    probes.map(
      (probe) =>
        new Promise<number>((resolve) =>
          probe.listen(0, 'localhost', () => resolve((probe.address() as AddressInfo).port)),
        ),
    ),
  )
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports
}
