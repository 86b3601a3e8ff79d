import { parsePublicPages, type PublicPage, type RemoteRoutes } from 'shared-ui/contract'
import { withDeadline } from '../../src/with-deadline.ts'
import { DeadlineError, deadlines } from '../deadlines.ts'
import { moduleLoader } from './federation-host.ts'
import type { RenderComposition } from './release-code.ts'
import { tracing } from './tracing.ts'

/** Asks a release which of its pages can be found. Rejects when it fails, or takes too long. */
export async function publicPagesOf(
  composition: RenderComposition,
  remote: string,
): Promise<PublicPage[]> {
  const work = async () => {
    const module = (await moduleLoader(composition)(remote, 'routes')) as RemoteRoutes
    return module.publicPages?.() ?? []
  }
  const key = `${remote}/${composition.code[remote]?.release ?? ''}`
  const late = () => new DeadlineError('the pages did not come in time')
  const pages = await withDeadline(tracing('loaders', [key], work), deadlines.loaders, late)
  return parsePublicPages(remote, pages)
}
