import { createSite, defaultSite, type SitePlan } from './site-plan.ts'
import type { SiteContent } from './site-content.ts'

/** Pauses before it is tried again, in milliseconds: a page must become alive with its navigation or without it. */
const pauses = [300, 1_000]

interface LoadedSite {
  plan: SitePlan
  /** False when the server rendered with another one, which did not come. */
  isAsRendered: boolean
}

/** Loads the site that the document was rendered with. Never rejects: what does not come has its default. */
export async function loadSite(): Promise<LoadedSite> {
  const link = document.querySelector<HTMLLinkElement>('link[as="fetch"]')
  if (!link) return { plan: defaultSite, isAsRendered: true }
  for (let attempt = 0; ; attempt++)
    try {
      return { plan: createSite(await fetchContent(link)), isAsRendered: true }
    } catch (error) {
      console.error('The navigation did not load', error)
      const pause = pauses[attempt]
      if (pause === undefined) return { plan: defaultSite, isAsRendered: false }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
}

/** Chromium complains of `integrity` where it preloads something to fetch: the hash stands beside it. */
async function fetchContent({ href, dataset }: HTMLLinkElement): Promise<SiteContent> {
  const answer = await fetch(href, { integrity: dataset['hash'] ?? '' })
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  return (await answer.json()) as SiteContent
}
