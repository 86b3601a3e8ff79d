import type { Site } from 'shared-ui'
import { publicPagesOf } from '../rendering/public-pages-of.ts'
import { sharedNames } from '../rendering/federation-host.ts'
import { createPageRenderer } from '../rendering/render-page.ts'
import type { Workers } from '../workers/workers.ts'

/** Runs remotes' code in this process, as a worker does. */
export function workersHere(site: Site): Workers {
  return {
    render: createPageRenderer(site),
    publicPages: publicPagesOf,
    sharedNames: () => sharedNames,
    figures: () => ({
      ready: 1,
      jobs: 0,
      waiting: 0,
      ends: new Map(),
      consumption: () => Promise.resolve([]),
    }),
    onLost() {},
    leaveOut() {},
  }
}
