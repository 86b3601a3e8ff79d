import { parsePublicPages, type PublicPage, type RemoteRoutes } from 'shared-ui/contract'
import { deadlines, inTime } from '../deadlines.ts'
import type { LoaderOf } from './federation-host.ts'
import type { RenderComposition } from './release-code.ts'
import { tracing } from './tracing.ts'

/** Asks a release which of its pages can be found. Rejects when it fails, or takes too long. */
export async function publicPagesOf(
  composition: RenderComposition,
  remote: string,
  loaderOf: LoaderOf,
): Promise<PublicPage[]> {
  const work = async () => {
    const module = (await loaderOf(composition)(remote, 'routes')) as RemoteRoutes
    return module.publicPages?.() ?? []
  }
  const key = `${remote}/${composition.code[remote]?.release ?? ''}`
  const asking = tracing('loaders', [key], work)
  const pages = await inTime(asking, deadlines.loaders, 'the pages did not come in time')
  return parsePublicPages(remote, pages)
}
