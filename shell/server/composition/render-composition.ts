import { createHash } from 'node:crypto'
import { isRemote } from 'delivery'
import { defaultSite } from '../../src/site/site-plan.ts'
import { memoize } from '../memoize.ts'
import type { RenderComposition } from '../rendering/release-code.ts'
import type { Composition } from './composition.ts'

/** What rendering is told of a composition. */
export const renderCompositionOf = memoize(
  ({ lock, frame, releases, site }: Composition): RenderComposition => ({
    // Of the whole lock: of equal releases too, the reasons stand in the document.
    id: createHash('sha256').update(JSON.stringify(lock)).digest('base64url').slice(0, 22),
    lock,
    frame: { id: frame.id, kit: frame.kit, main: frame.main },
    ...(site !== defaultSite && { site: site.content }),
    code: Object.fromEntries(
      [...releases]
        .filter(([remote]) => isRemote(remote))
        .map(([remote, { manifest }]) => [
          remote,
          { release: manifest.release, entry: manifest.serverEntry },
        ]),
    ),
  }),
)
