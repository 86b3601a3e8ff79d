import { ButtonLink, PageHero, ScheduleCallButton } from 'shared-ui'
import { ServiceArt } from './service-art.tsx'
import type { ServiceBasics } from './contents/service-content.ts'

interface ServiceHeroProps {
  content: ServiceBasics
  /** Where the contact form is: a page, or an anchor on this one. */
  contact: string
}

/** Title, description, the two ways to reach us, and the service's measure. */
export function ServiceHero({ content, contact }: ServiceHeroProps) {
  return (
    <PageHero
      eyebrow="Services"
      title={content.title}
      lead={content.description}
      actions={
        <>
          <ScheduleCallButton />
          <ButtonLink to={contact} variant="secondary">
            Write to us
          </ButtonLink>
        </>
      }
      art={<ServiceArt measure={content.measure} />}
    />
  )
}
