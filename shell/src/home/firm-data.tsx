import { StructuredData, structuredData, useSite } from 'shared-ui'
import { rating } from './home-content.ts'

/** The firm and its site, for search engines. The rating is the one in the results band. */
export function FirmData() {
  const site = useSite()
  const firm = structuredData.organization(site, {
    description:
      'A preferred recruiter, with skilled interviewers and a clear, data-backed evaluation process.',
    contactPath: '/contact',
    rating,
  })
  return (
    <>
      <StructuredData data={firm} />
      <StructuredData data={structuredData.webSite(site)} />
    </>
  )
}
