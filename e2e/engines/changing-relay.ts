import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteUnderTest } from '../site/site-under-test.ts'

/** The site at an address of its own, where files of these names come with a byte more; gives its origin. */
export async function startChangingRelay(names: RegExp) {
  const server = createServer((request, response) => {
    const forward = async () => {
      const from = new URL(request.url ?? '/', siteUnderTest.url)
      const { 'user-agent': agent = '' } = request.headers
      const answer = await fetch(from, { headers: { 'user-agent': agent } })
      const headers = new Headers(answer.headers)
      // What was compressed is not any more.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
        headers.delete(name)
      response.writeHead(answer.status, Object.fromEntries(headers))
      response.write(Buffer.from(await answer.arrayBuffer()))
      response.end(names.test(from.pathname) ? '\n' : undefined)
    }
    forward().catch(() => response.destroy())
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
