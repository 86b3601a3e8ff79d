import type { IndustryContent } from './industry-content.ts'

type Content = () => Promise<{ content: IndustryContent }>

/** A chunk an industry, so that a visitor of one page does not download twelve. */
const contents = new Map<string, Content>([
  ['aerospace', () => import('./content/aerospace-content.ts')],
  ['ecommerce', () => import('./content/ecommerce-content.ts')],
  ['energy', () => import('./content/energy-content.ts')],
  ['financial-services', () => import('./content/financial-services-content.ts')],
  ['government', () => import('./content/government-content.ts')],
  ['healthcare', () => import('./content/healthcare-content.ts')],
  ['it-services', () => import('./content/it-services-content.ts')],
  ['insurance', () => import('./content/insurance-content.ts')],
  ['media-entertainment', () => import('./content/media-entertainment-content.ts')],
  ['pharma', () => import('./content/pharma-content.ts')],
  ['retail', () => import('./content/retail-content.ts')],
  ['telecommunications', () => import('./content/telecommunications-content.ts')],
])

/** Industries that have a page. */
export const industrySlugs: readonly string[] = [...contents.keys()]

/** What an industry's page says, or null when there is no such page. */
export async function getIndustryContent(
  slug: string | undefined,
): Promise<IndustryContent | null> {
  const load = contents.get(slug ?? '')
  return load ? (await load()).content : null
}
