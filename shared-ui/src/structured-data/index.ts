import { article } from './article.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { definedTerm, definedTermSet } from './defined-term.ts'
import { faqPage } from './faq-page.ts'
import { organization, webSite } from './firm.ts'
import { jobPosting } from './job-posting.ts'
import { localBusiness } from './local-business.ts'
import { service } from './service.ts'

export type { JobPostingFacts } from './job-posting.ts'
export type { ServiceFacts } from './service.ts'
export { StructuredData } from './structured-data.tsx'

/** Facts in; a node that is wholly valid out, or null. One name, because a shared module is paid for name by name. */
export const structuredData = {
  article,
  breadcrumbList,
  definedTerm,
  definedTermSet,
  faqPage,
  jobPosting,
  localBusiness,
  organization,
  service,
  webSite,
}
