import { ClosingCall, PageBody, PageHero, Seo, unknownRoute } from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { CaseStudiesArt } from '../section-art.tsx'
import { caseStudies, studySlugs, type StudySlug } from './case-studies-content.ts'
import { CaseStudyText } from './case-study-text.tsx'
import { StudyTabs } from './study-tabs.tsx'
import { addressOf, defaultStudy, panelId, tabId } from './studies.ts'

export function loader({ params }: LoaderFunctionArgs) {
  const study = studySlugs.find((slug) => slug === (params['study'] ?? defaultStudy))
  if (!study) throw unknownRoute()
  // One address for each study: the default one is the page itself.
  if (params['study'] === defaultStudy) return redirect(addressOf(study), 301)
  return { study }
}

export const handle: PageHandle<() => { study: StudySlug }> = {
  crumbs: ({ study }) => (study === defaultStudy ? [] : [asTitle(caseStudies[study].label)]),
}

const asTitle = (label: string) => label.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())

export function Component() {
  const { study } = useLoaderData() as { study: StudySlug }
  const { label, title, client } = caseStudies[study]
  return (
    <>
      <Seo
        title={study === defaultStudy ? 'Case Studies' : `${label}: Case Study`}
        description={`${title}. ${client}: what was done and measured.`}
      />
      <PageHero
        eyebrow="What was asked, what was done"
        title="Case Studies"
        lead="Three pieces of work, told by what was difficult about them. Clients are described, not named."
        art={<CaseStudiesArt />}
      />
      <PageBody>
        <StudyTabs selected={study} />
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(study)} tabIndex={0}>
          <CaseStudyText study={caseStudies[study]} />
        </div>
      </PageBody>
      <ClosingCall title="Does one of these sound like yours?">
        Tell us what is different about it. The first call is about the search, not about us.
      </ClosingCall>
    </>
  )
}
