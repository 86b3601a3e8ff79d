import type * as builders from './builders.ts'
import type { Told } from './structured-data.tsx'

export type { JobPostingFacts } from './job-posting.ts'
export type { ServiceFacts } from './service.ts'
export { StructuredData } from './structured-data.tsx'

/** What pages tell `StructuredData`, which makes a node of it. One name, because a shared module is paid for name by name. */
export const structuredData = {
  article: telling('article'),
  breadcrumbList: telling('breadcrumbList'),
  definedTerm: telling('definedTerm'),
  definedTermSet: telling('definedTermSet'),
  faqPage: telling('faqPage'),
  jobPosting: telling('jobPosting'),
  localBusiness: telling('localBusiness'),
  organization: telling('organization'),
  service: telling('service'),
  webSite: telling('webSite'),
}

function telling<Kind extends keyof typeof builders>(kind: Kind) {
  return (...facts: Parameters<(typeof builders)[Kind]>): Told => ({ kind, facts })
}
