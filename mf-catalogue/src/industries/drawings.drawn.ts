import type { Drawing } from './industry-content.ts'
import { getIndustryContent, industrySlugs } from './industry-contents.ts'

/** The drawing of each industry by its slug, without the rest of what its page says. */
export const drawings: Record<string, Drawing> = Object.fromEntries(
  await Promise.all(
    industrySlugs.map(async (slug) => [slug, (await getIndustryContent(slug))?.drawing]),
  ),
)
