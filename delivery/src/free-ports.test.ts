import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freeNeighbours, freePort } from './free-ports.ts'

async function canListen(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await new Promise<void>((ready, reject) => {
      server.once('error', reject)
      server.listen(port, 'localhost', ready)
    })
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

test('free ports are free, and no two alike', async () => {
  const ports = await Promise.all([1, 2, 3, 4, 5].map(() => freePort()))
  expect(new Set(ports).size).toBe(5)
  for (const port of ports) expect(await canListen(port)).toBe(true)
})

test('of free neighbours both can be listened on', async () => {
  const port = await freeNeighbours()
  expect(await canListen(port)).toBe(true)
  expect(await canListen(port + 1)).toBe(true)
})
