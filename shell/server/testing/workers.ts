import type { Site } from 'shared-ui'
import type { ReleaseCache } from '../composition/release-cache.ts'
import { publicPagesOf } from '../rendering/public-pages-of.ts'
import { loadersWith, sharedNames } from '../rendering/federation-host.ts'
import { createPageRenderer } from '../rendering/render-page.ts'
import { createPageWriter } from '../rendering/write-page.ts'
import type { Workers } from '../workers/open-workers.ts'

/**
 * Runs remotes' code in this process, as a worker does.
 *
 * @param releases where it comes from; without them there is none
 */
export function workersHere(site: Site, releases?: ReleaseCache): Workers {
  const loaderOf = loadersWith(async (...names) => {
    if (!releases) throw new Error('There are no releases')
    return (await releases.get(...names)).folder
  })
  return {
    render: createPageWriter(site, createPageRenderer(site, loaderOf)),
    publicPages: (...names) => publicPagesOf(...names, loaderOf),
    sharedNames: () => sharedNames,
    figures: () => ({
      ready: 1,
      jobs: 0,
      waiting: 0,
      ends: new Map(),
      consumption: () => [],
    }),
    onLost() {},
    leaveOut() {},
  }
}
