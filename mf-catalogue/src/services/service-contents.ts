import type { ServiceContent } from './service-content.ts'

type ContentModule = Promise<{ content: ServiceContent }>

/** The services on the shared template, each in a chunk of its own. */
const modules = new Map<string, () => ContentModule>([
  ['ai-ml-recruitment', () => import('./ai-ml-recruitment-content.ts')],
  ['coding-interviews', () => import('./coding-interviews-content.ts')],
  ['contract-recruiter', () => import('./contract-recruiter-content.ts')],
  ['direct-hire', () => import('./direct-hire-content.ts')],
  ['it-consultancy', () => import('./it-consultancy-content.ts')],
  ['recruiter-training', () => import('./recruiter-training-content.ts')],
  ['recruitment-process', () => import('./recruitment-process-content.ts')],
  ['technical-screening', () => import('./technical-screening-content.ts')],
])

/** The dedicated page and the eight on the template. */
export const servicePages: ReadonlySet<string> = new Set(['technical-interview', ...modules.keys()])

/** The page's content, or null when there is no such service. */
export async function getServiceContent(slug: string): Promise<ServiceContent | null> {
  const module = await modules.get(slug)?.()
  return module?.content ?? null
}
