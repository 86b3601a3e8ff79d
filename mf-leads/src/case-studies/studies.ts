import type { StudySlug } from './case-studies-content.ts'

export const defaultStudy: StudySlug = 'contract-recruitment'

export const panelId = 'case-study'

export const tabId = (study: StudySlug): string => `tab-${study}`

/** The default study is the page itself. */
export function addressOf(study: StudySlug): string {
  return study === defaultStudy ? '/case-studies' : `/case-studies/${study}`
}
