import type { ViteDevServer } from 'vite'
import type { SiteContent } from '../src/site/site-content.ts'
import { createSite } from '../src/site/site-plan.ts'
import { sourceContainerId } from './remote-sources.ts'

/** Reads and renders something of each part before anybody asks, so that the first page waits for nothing, and no dependency is found late. */
export async function warmUp(
  server: ViteDevServer,
  remotes: string[],
  content: SiteContent,
): Promise<void> {
  const { client } = server.environments
  await client.warmupRequest('/src/entry-client.tsx')
  await Promise.all(remotes.map((name) => client.warmupRequest(sourceContainerId(name))))
  await client.waitForRequestsIdle()
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  const { prefixesOf } = createSite(content)
  for (const path of ['', ...remotes.map((name) => prefixesOf(name)[0])])
    await fetch(`${origin}/${path}`)
}
