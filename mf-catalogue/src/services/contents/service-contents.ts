import type { ServiceContent } from './service-content.ts'

type ContentModule = Promise<{ content: ServiceContent }>

/** The services on the shared template, each in a chunk of its own. */
const modules = new Map<string, () => ContentModule>([
  ['ai-ml-recruitment', () => import('./ai-ml-recruitment.ts')],
  ['coding-interviews', () => import('./coding-interviews.ts')],
  ['contract-recruiter', () => import('./contract-recruiter.ts')],
  ['direct-hire', () => import('./direct-hire.ts')],
  ['it-consultancy', () => import('./it-consultancy.ts')],
  ['recruiter-training', () => import('./recruiter-training.ts')],
  ['recruitment-process', () => import('./recruitment-process.ts')],
  ['technical-screening', () => import('./technical-screening.ts')],
])

/** The dedicated page and the eight on the template. */
export const servicePages: ReadonlySet<string> = new Set(['technical-interview', ...modules.keys()])

/** The page's content, or null when there is no such service. */
export async function getServiceContent(slug: string): Promise<ServiceContent | null> {
  const module = await modules.get(slug)?.()
  return module?.content ?? null
}
