import { attacksParagraphs } from './attacks/section.ts'
import { firstViewParagraphs } from './first-view/section.ts'
import { fleetParagraphs } from './fleet/section.ts'
import { isolationParagraphs } from './isolation/section.ts'
import { lighthouseParagraphs } from './lighthouse/section.ts'
import { scaleParagraphs } from './scale/section.ts'
import { serverParagraphs } from './server/section.ts'
import { weekParagraphs } from './week/section.ts'

/** The measurements in the order of the report: each one's heading, and what stands under it. */
export const sections = {
  'first-view': { heading: 'First view', paragraphs: firstViewParagraphs },
  week: { heading: 'A week of deployments', paragraphs: weekParagraphs },
  lighthouse: { heading: 'Lighthouse', paragraphs: lighthouseParagraphs },
  server: { heading: 'Server', paragraphs: serverParagraphs },
  scale: { heading: 'Scale', paragraphs: scaleParagraphs },
  attacks: { heading: 'Under attack', paragraphs: attacksParagraphs },
  isolation: { heading: 'While remotes’ code is unruly', paragraphs: isolationParagraphs },
  fleet: { heading: 'A day of a fleet', paragraphs: fleetParagraphs },
}
