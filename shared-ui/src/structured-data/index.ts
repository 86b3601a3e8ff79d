import type * as builders from './builders.ts'
import type { Told } from './structured-data.tsx'

export type { JobPostingFacts } from './job-posting.ts'
export type { ServiceFacts } from './service.ts'
export { StructuredData } from './structured-data.tsx'

type Builders = typeof builders
type Facts<Kind extends keyof Builders> = Parameters<Builders[Kind]>

/** What pages tell `StructuredData`, which makes a node of it. One name, because a shared module is paid for name by name. */
export const structuredData = {
  article: (...facts: Facts<'article'>): Told => ({ facts, by: (all) => all.article(...facts) }),
  breadcrumbList: (...facts: Facts<'breadcrumbList'>): Told => ({
    facts,
    by: (all) => all.breadcrumbList(...facts),
  }),
  definedTerm: (...facts: Facts<'definedTerm'>): Told => ({
    facts,
    by: (all) => all.definedTerm(...facts),
  }),
  definedTermSet: (...facts: Facts<'definedTermSet'>): Told => ({
    facts,
    by: (all) => all.definedTermSet(...facts),
  }),
  faqPage: (...facts: Facts<'faqPage'>): Told => ({ facts, by: (all) => all.faqPage(...facts) }),
  jobPosting: (...facts: Facts<'jobPosting'>): Told => ({
    facts,
    by: (all) => all.jobPosting(...facts),
  }),
  localBusiness: (...facts: Facts<'localBusiness'>): Told => ({
    facts,
    by: (all) => all.localBusiness(...facts),
  }),
  organization: (...facts: Facts<'organization'>): Told => ({
    facts,
    by: (all) => all.organization(...facts),
  }),
  service: (...facts: Facts<'service'>): Told => ({ facts, by: (all) => all.service(...facts) }),
  webSite: (...facts: Facts<'webSite'>): Told => ({ facts, by: (all) => all.webSite(...facts) }),
}
