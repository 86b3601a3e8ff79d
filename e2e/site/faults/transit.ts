import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { answerWith, type TransportFault } from './answers.ts'

/** A way from the shell to the browser that can be faulty. */
export interface Transit {
  /** From now on the requests of a page that `meets` answers true for arrive as the fault leaves them. */
  disturb(page: Page, fault: TransportFault, meets: (path: string) => boolean): Promise<void>
  /** The way is sound again. */
  repair(page: Page): Promise<void>
  stop(): void
}

export async function startTransit(site: string): Promise<Transit> {
  let current: TransportFault = 'down'
  const server = createServer((request, response) => {
    void fetch(site + (request.url ?? ''))
      .then(async (answer) => Buffer.from(await answer.arrayBuffer()))
      .then((bytes) => answerWith(current, response, bytes))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    async disturb(page, fault, meets) {
      current = fault
      await page.route(
        ({ pathname }) => pathname.startsWith('/remotes/') && meets(pathname),
        (route) => {
          const { pathname } = new URL(route.request().url())
          return route.continue({ url: `http://localhost:${port}${pathname}` })
        },
      )
    },
    repair: (page) => page.unrouteAll(),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
