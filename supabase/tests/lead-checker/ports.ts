import { createServer } from 'node:net'

/**
 * The first of `count` free ports in a row, outside the range that outgoing connections take theirs from: while a
 * process is down, nobody else may come to sit on its port.
 */
export async function freeRow(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    const row = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
