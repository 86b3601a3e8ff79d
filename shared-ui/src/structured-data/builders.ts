/** Facts in; a node that is wholly valid out, or null. */
export { article } from './article.ts'
export { breadcrumbList } from './breadcrumb-list.ts'
export { definedTerm, definedTermSet } from './defined-term.ts'
export { faqPage } from './faq-page.ts'
export { organization, webSite } from './firm.ts'
export { jobPosting } from './job-posting.ts'
export { localBusiness } from './local-business.ts'
export { service } from './service.ts'
